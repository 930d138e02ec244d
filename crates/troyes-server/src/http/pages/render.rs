//! The OpenAPI document as a page: plain HTML that needs no script.

use serde_json::{Map, Value};

/// The page of a document.
pub(super) fn page(document: &Value) -> String {
    let info = &document["info"];
    let title = escaped(text(&info["title"]));
    let mut html = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{title}: the API</title>\n<link rel=\"stylesheet\" href=\"/api/style.css\">\n</head>\n<body>\n"
    );
    html += &contents(document);
    html += &format!(
        "<main>\n<header>\n<h1>{title}</h1>\n<p>Version {} · <a href=\"/api/openapi.json\">OpenAPI document</a> · \
         <a href=\"/\">To the game</a></p>\n{}</header>\n",
        escaped(text(&info["version"])),
        paragraphs(text(&info["description"])),
    );
    for tag in list(&document["tags"]) {
        let name = text(&tag["name"]);
        html += &format!(
            "<section id=\"{0}\">\n<h2>{0}</h2>\n{1}",
            escaped(name),
            paragraphs(text(&tag["description"]))
        );
        for (method, path, operation) in operations(document, name) {
            html += &operation_html(method, path, operation);
        }
        html += "</section>\n";
    }
    html += &common_answers(document);
    html += "<section id=\"types\">\n<h2>types</h2>\n<p>What travels, in alphabetical order.</p>\n";
    for (name, schema) in entries(&document["components"]["schemas"]) {
        html += &type_html(name, schema);
    }
    html += "</section>\n</main>\n</body>\n</html>\n";
    html
}

/// The list at the side.
fn contents(document: &Value) -> String {
    let mut html = String::from("<nav aria-label=\"Contents\">\n");
    for tag in list(&document["tags"]) {
        let name = text(&tag["name"]);
        html += &format!("<h2><a href=\"#{0}\">{0}</a></h2>\n<ul>\n", escaped(name));
        for (method, path, _) in operations(document, name) {
            html += &format!(
                "<li><a href=\"#{}\">{} <code>{}</code></a></li>\n",
                anchor(method, path),
                badge(method),
                escaped(path)
            );
        }
        html += "</ul>\n";
    }
    html += "<h2><a href=\"#answers\">answers</a></h2>\n<h2><a href=\"#types\">types</a></h2>\n</nav>\n";
    html
}

/// All operations of a tag, in the order of their paths.
fn operations<'a>(document: &'a Value, tag: &str) -> Vec<(&'a str, &'a str, &'a Value)> {
    let mut found = Vec::new();
    for (path, item) in entries(&document["paths"]) {
        for method in ["get", "put", "post", "delete"] {
            let operation = &item[method];
            if list(&operation["tags"]).any(|other| other == tag) {
                found.push((method, path.as_str(), operation));
            }
        }
    }
    found
}

fn operation_html(method: &str, path: &str, operation: &Value) -> String {
    let mut html = format!(
        "<article id=\"{}\">\n<h3>{} <code>{}</code></h3>\n{}{}",
        anchor(method, path),
        badge(method),
        escaped(path),
        paragraphs(text(&operation["summary"])),
        paragraphs(text(&operation["description"])),
    );
    let parameters: Vec<&Value> = list(&operation["parameters"]).collect();
    if !parameters.is_empty() {
        html += "<dl>\n";
        for parameter in parameters {
            html += &field(
                text(&parameter["name"]),
                &type_name(&parameter["schema"]),
                parameter["required"] == true,
                text(&parameter["description"]),
            );
        }
        html += "</dl>\n";
    }
    let body = content(&operation["requestBody"]);
    if !body.is_empty() {
        html += &format!("<p>Takes {body}.</p>\n");
    }
    html += "<table>\n";
    let (common, own): (Vec<_>, Vec<_>) =
        entries(&operation["responses"]).partition(|(_, response)| response["$ref"].is_string());
    for (status, response) in own {
        html += &answer(status, response);
    }
    html += "</table>\n";
    if !common.is_empty() {
        let statuses = common.iter().map(|(status, _)| escaped(status)).collect::<Vec<_>>();
        html +=
            &format!("<p>Or <a href=\"#answers\">like others</a>: {}.</p>\n", statuses.join(", "));
    }
    html += "</article>\n";
    html
}

/// A row for an answer.
fn answer(status: &str, response: &Value) -> String {
    format!(
        "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>\n",
        escaped(status),
        inline(text(&response["description"])),
        content(response)
    )
}

/// The answers that operations have in common, by their status.
fn common_answers(document: &Value) -> String {
    let status_of = |name: &str| {
        let reference = format!("#/components/responses/{name}");
        let all = entries(&document["paths"]).flat_map(|(_, item)| entries(item));
        let mut answers = all.flat_map(|(_, operation)| entries(&operation["responses"]));
        answers.find(|(_, response)| response["$ref"] == reference).map(|(status, _)| status)
    };
    let mut rows: Vec<String> = entries(&document["components"]["responses"])
        .filter_map(|(name, response)| Some(answer(status_of(name)?, response)))
        .collect();
    // Every row begins with its status.
    rows.sort();
    format!(
        "<section id=\"answers\">\n<h2>answers</h2>\n<p>What operations have in common.</p>\n<article>\n<table>\n{}</table>\n\
         </article>\n</section>\n",
        rows.concat()
    )
}

/// The types of a body, with links.
fn content(value: &Value) -> String {
    let kind = |(media, content): (&String, &Value)| match media.as_str() {
        "application/json" => type_name(&content["schema"]),
        media => format!("<code>{}</code>", escaped(media)),
    };
    entries(&value["content"]).map(kind).collect::<Vec<_>>().join(" or ")
}

fn type_html(name: &str, schema: &Value) -> String {
    format!(
        "<article id=\"type-{0}\">\n<h3><code>{0}</code></h3>\n{1}{2}</article>\n",
        escaped(name),
        paragraphs(text(&schema["description"])),
        shape(schema)
    )
}

/// What a type consists of.
fn shape(schema: &Value) -> String {
    if list(&schema["enum"]).next().is_some() {
        return format!("<p>{}</p>\n", type_name(schema));
    }
    let alternatives: Vec<&Value> = list(&schema["oneOf"]).collect();
    if !alternatives.is_empty() {
        let item = |one: &&Value| {
            format!("<li>{}{}</li>\n", paragraphs(text(&one["description"])), shape(one))
        };
        let items: String = alternatives.iter().map(item).collect();
        return format!("<p>One of:</p>\n<ul class=\"choices\">\n{items}</ul>\n");
    }
    let parts: Vec<&Value> = list(&schema["allOf"]).collect();
    if !parts.is_empty() {
        return parts.into_iter().map(shape).collect();
    }
    if schema.get("properties").is_none() {
        return format!("<p>Everything in {}.</p>\n", type_name(schema));
    }
    let required = |name: &str| list(&schema["required"]).any(|other| other == name);
    let one = |(name, property): (&String, &Value)| {
        field(name, &type_name(property), required(name), text(&property["description"]))
    };
    // What kind it is comes first.
    let (kind, others): (Vec<_>, Vec<_>) =
        entries(&schema["properties"]).partition(|(name, _)| *name == "type");
    let fields: String = kind.into_iter().chain(others).map(one).collect();
    format!("<dl>\n{fields}</dl>\n")
}

fn field(name: &str, kind: &str, required: bool, description: &str) -> String {
    // What may be null is sent as null, and may be left out by whoever asks.
    let optional = !required && !kind.ends_with("null");
    let optional = if optional { " <em>may be left out</em>" } else { "" };
    format!(
        "<div><dt><code>{}</code></dt><dd><span class=\"kind\">{kind}</span>{optional}{}</dd></div>\n",
        escaped(name),
        if description.is_empty() {
            String::new()
        } else {
            format!(" — {}", inline(description))
        },
    )
}

/// The name of a type, with a link where there is more to say.
fn type_name(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = escaped(reference.rsplit('/').next().unwrap_or(reference));
        return format!("<a href=\"#type-{name}\">{name}</a>");
    }
    for (several, between) in [("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")] {
        let mut names: Vec<String> = list(&schema[several]).map(type_name).collect();
        names.sort_by_key(|name| name == "null");
        if !names.is_empty() {
            return names.join(between);
        }
    }
    let values: Vec<String> = list(&schema["enum"])
        .map(|value| format!("<code>{}</code>", escaped(&value.to_string())))
        .collect();
    if !values.is_empty() {
        return values.join(", ");
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            let names = kinds.iter().map(|kind| simple_name(text(kind), schema));
            names.collect::<Vec<_>>().join(" or ")
        }
        kind => simple_name(text(kind), schema),
    }
}

fn simple_name(kind: &str, schema: &Value) -> String {
    match kind {
        "array" => match schema["maxItems"].as_u64() {
            Some(length) if schema["minItems"] == schema["maxItems"] => {
                format!("list of {length} × {}", type_name(&schema["items"]))
            }
            _ => format!("list of {}", type_name(&schema["items"])),
        },
        "string" => "text".to_owned(),
        "integer" | "number" => "number".to_owned(),
        "boolean" => "true or false".to_owned(),
        "null" => "null".to_owned(),
        _ => "a JSON object".to_owned(),
    }
}

fn badge(method: &str) -> String {
    let method = escaped(method);
    format!("<span class=\"method {method}\">{}</span>", method.to_uppercase())
}

fn anchor(method: &str, path: &str) -> String {
    let word = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    format!("{method}{}", path.chars().map(word).collect::<String>())
}

/// Text with its blank lines as paragraphs.
fn paragraphs(text: &str) -> String {
    let paragraph = |part: &str| format!("<p>{}</p>\n", inline(part.trim()));
    text.split("\n\n").filter(|part| !part.trim().is_empty()).map(paragraph).collect()
}

/// Text in which whatever stands between backticks is code.
fn inline(text: &str) -> String {
    let part = |(index, part): (usize, &str)| match index % 2 {
        0 => escaped(part),
        _ => format!("<code>{}</code>", escaped(part)),
    };
    text.split('`').enumerate().map(part).collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn words_are_escaped_and_code_is_code() {
        assert_eq!(inline("a < `b & c`"), "a &lt; <code>b &amp; c</code>");
        assert_eq!(paragraphs("one\n\ntwo"), "<p>one</p>\n<p>two</p>\n");
        assert_eq!(paragraphs(""), "");
    }

    #[test]
    fn types_have_names() {
        for (schema, expected) in [
            (json!({"$ref": "#/components/schemas/Me"}), "<a href=\"#type-Me\">Me</a>"),
            (json!({"type": ["string", "null"]}), "text or null"),
            (json!({"type": "array", "items": {"type": "boolean"}}), "list of true or false"),
            (
                json!({"type": "array", "items": {"type": "integer"}, "minItems": 3, "maxItems": 3}),
                "list of 3 × number",
            ),
            (json!({"enum": ["a"]}), "<code>&quot;a&quot;</code>"),
            (
                json!({"oneOf": [{"type": "null"}, {"$ref": "#/x/Me"}]}),
                "<a href=\"#type-Me\">Me</a> or null",
            ),
        ] {
            assert_eq!(type_name(&schema), expected);
        }
    }
}
