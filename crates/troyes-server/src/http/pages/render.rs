//! The OpenAPI document as a page: plain HTML that needs no script.

use maud::{DOCTYPE, Markup, html};
use serde_json::{Map, Value};

/// The page of a document.
pub(super) fn page(document: &Value) -> String {
    let info = &document["info"];
    let title = text(&info["title"]);
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) ": the API" }
                link rel="icon" href="/favicon.svg" type="image/svg+xml";
                link rel="stylesheet" href="/api/style.css";
            }
            body {
                (contents(document))
                main {
                    header {
                        h1 { (title) }
                        p {
                            "Version " (text(&info["version"])) " · "
                            a href="/api/openapi.json" { "OpenAPI document" } " · "
                            a href="/" { "To the game" }
                        }
                        (paragraphs(text(&info["description"])))
                    }
                    @for tag in list(&document["tags"]) { (section(document, tag)) }
                    (common_answers(document))
                    section id="types" {
                        h2 { "types" }
                        p { "What travels, in alphabetical order." }
                        @for (name, schema) in entries(&document["components"]["schemas"]) {
                            (described_type(name, schema))
                        }
                    }
                }
            }
        }
    };
    page.into_string()
}

/// The list at the side.
fn contents(document: &Value) -> Markup {
    html! {
        nav aria-label="Contents" {
            @for name in list(&document["tags"]).map(|tag| text(&tag["name"])) {
                h2 { a href={ "#" (name) } { (name) } }
                ul {
                    @for (method, path, _) in operations(document, name) {
                        li {
                            a href={ "#" (anchor(method, path)) } { (badge(method)) " " code { (path) } }
                        }
                    }
                }
            }
            h2 { a href="#answers" { "answers" } }
            h2 { a href="#types" { "types" } }
        }
    }
}

/// The operations of a tag.
fn section(document: &Value, tag: &Value) -> Markup {
    let name = text(&tag["name"]);
    html! {
        section id=(name) {
            h2 { (name) }
            (paragraphs(text(&tag["description"])))
            @for (method, path, operation) in operations(document, name) {
                (described_operation(method, path, operation))
            }
        }
    }
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

fn described_operation(method: &str, path: &str, operation: &Value) -> Markup {
    let parameters: Vec<&Value> = list(&operation["parameters"]).collect();
    let body = content(&operation["requestBody"]);
    let (common, own): (Vec<_>, Vec<_>) =
        entries(&operation["responses"]).partition(|(_, response)| response["$ref"].is_string());
    html! {
        article id=(anchor(method, path)) {
            h3 { (badge(method)) " " code { (path) } }
            (paragraphs(text(&operation["summary"])))
            (paragraphs(text(&operation["description"])))
            @if !parameters.is_empty() {
                dl { @for parameter in parameters { (described_parameter(parameter)) } }
            }
            @if let Some(body) = body { p { "Takes " (body) "." } }
            table { @for (status, response) in own { (answer(status, response)) } }
            @if !common.is_empty() {
                p {
                    "Or " a href="#answers" { "like others" } ": "
                    (joined(common.iter().map(|(status, _)| html! { (status) }), ", ")) "."
                }
            }
        }
    }
}

fn described_parameter(parameter: &Value) -> Markup {
    field(
        text(&parameter["name"]),
        &parameter["schema"],
        parameter["required"] == true,
        text(&parameter["description"]),
    )
}

/// A row for an answer.
fn answer(status: &str, response: &Value) -> Markup {
    html! {
        tr {
            th scope="row" { (status) }
            td { (inline(text(&response["description"]))) }
            td { @if let Some(body) = content(response) { (body) } }
        }
    }
}

/// The answers that operations have in common, by their status.
fn common_answers(document: &Value) -> Markup {
    let status_of = |name: &str| {
        let reference = format!("#/components/responses/{name}");
        let all = entries(&document["paths"]).flat_map(|(_, item)| entries(item));
        let mut answers = all.flat_map(|(_, operation)| entries(&operation["responses"]));
        answers.find(|(_, response)| response["$ref"] == reference).map(|(status, _)| status)
    };
    let mut answers: Vec<_> = entries(&document["components"]["responses"])
        .filter_map(|(name, response)| Some((status_of(name)?, response)))
        .collect();
    answers.sort_by_key(|(status, _)| *status);
    html! {
        section id="answers" {
            h2 { "answers" }
            p { "What operations have in common." }
            article {
                table { @for (status, response) in answers { (answer(status, response)) } }
            }
        }
    }
}

/// The types of a body, with links, if there is one.
fn content(value: &Value) -> Option<Markup> {
    let kind = |(media, content): (&String, &Value)| match media.as_str() {
        "application/json" => type_name(&content["schema"]),
        media => html! { code { (media) } },
    };
    let kinds: Vec<Markup> = entries(&value["content"]).map(kind).collect();
    (!kinds.is_empty()).then(|| joined(kinds, " or "))
}

fn described_type(name: &str, schema: &Value) -> Markup {
    html! {
        article id={ "type-" (name) } {
            h3 { code { (name) } }
            (paragraphs(text(&schema["description"])))
            (shape(schema))
        }
    }
}

/// What a type consists of.
fn shape(schema: &Value) -> Markup {
    if list(&schema["enum"]).next().is_some() {
        return html! { p { (type_name(schema)) } };
    }
    if list(&schema["oneOf"]).next().is_some() {
        return html! {
            p { "One of:" }
            ul .choices {
                @for one in list(&schema["oneOf"]) {
                    li { (paragraphs(text(&one["description"]))) (shape(one)) }
                }
            }
        };
    }
    if list(&schema["allOf"]).next().is_some() {
        return html! { @for part in list(&schema["allOf"]) { (shape(part)) } };
    }
    if schema.get("properties").is_none() {
        return html! { p { "Everything in " (type_name(schema)) "." } };
    }
    let required = |name: &str| list(&schema["required"]).any(|other| other == name);
    // What kind it is comes first.
    let (kind, others): (Vec<_>, Vec<_>) =
        entries(&schema["properties"]).partition(|(name, _)| *name == "type");
    html! {
        dl {
            @for (name, property) in kind.into_iter().chain(others) {
                (field(name, property, required(name), text(&property["description"])))
            }
        }
    }
}

fn field(name: &str, schema: &Value, required: bool, description: &str) -> Markup {
    let kind = type_name(schema);
    // What may be null is sent as null, and may be left out of a request.
    let optional = !required && !kind.0.ends_with("null");
    html! {
        div {
            dt { code { (name) } }
            dd {
                span .kind { (kind) }
                @if optional { " " em { "may be left out" } }
                @if !description.is_empty() { " — " (inline(description)) }
            }
        }
    }
}

/// The name of a type, with a link where there is more to say.
fn type_name(schema: &Value) -> Markup {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = reference.rsplit('/').next().unwrap_or(reference);
        return html! { a href={ "#type-" (name) } { (name) } };
    }
    for (several, between) in [("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")] {
        let mut names: Vec<Markup> = list(&schema[several]).map(type_name).collect();
        names.sort_by_key(|name| name.0 == "null");
        if !names.is_empty() {
            return joined(names, between);
        }
    }
    if list(&schema["enum"]).next().is_some() {
        let code = |value: &Value| html! { code { (value.to_string()) } };
        return joined(list(&schema["enum"]).map(code), ", ");
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            joined(kinds.iter().map(|kind| simple_name(text(kind), schema)), " or ")
        }
        kind => simple_name(text(kind), schema),
    }
}

fn simple_name(kind: &str, schema: &Value) -> Markup {
    if kind == "array" {
        let length =
            schema["maxItems"].as_u64().filter(|_| schema["minItems"] == schema["maxItems"]);
        return html! {
            "list of " @if let Some(length) = length { (length) " × " } (type_name(&schema["items"]))
        };
    }
    let name = match kind {
        "string" => "text",
        "integer" | "number" => "number",
        "boolean" => "true or false",
        "null" => "null",
        _ => "a JSON object",
    };
    html! { (name) }
}

fn badge(method: &str) -> Markup {
    html! { span class={ "method " (method) } { (method.to_uppercase()) } }
}

fn anchor(method: &str, path: &str) -> String {
    let word = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    format!("{method}{}", path.chars().map(word).collect::<String>())
}

/// Text with its blank lines as paragraphs.
fn paragraphs(text: &str) -> Markup {
    html! {
        @for part in text.split("\n\n").map(str::trim).filter(|part| !part.is_empty()) {
            p { (inline(part)) }
        }
    }
}

/// Text in which whatever stands between backticks is code.
fn inline(text: &str) -> Markup {
    html! {
        @for (index, part) in text.split('`').enumerate() {
            @if index % 2 == 0 { (part) } @else { code { (part) } }
        }
    }
}

/// All of them, with something between each two.
fn joined(parts: impl IntoIterator<Item = Markup>, between: &str) -> Markup {
    html! {
        @for (index, part) in parts.into_iter().enumerate() {
            @if index > 0 { (between) }
            (part)
        }
    }
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
        assert_eq!(inline("a < `b & c`").0, "a &lt; <code>b &amp; c</code>");
        assert_eq!(paragraphs("one\n\ntwo").0, "<p>one</p><p>two</p>");
        assert_eq!(paragraphs("").0, "");
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
            assert_eq!(type_name(&schema).0, expected);
        }
    }
}
