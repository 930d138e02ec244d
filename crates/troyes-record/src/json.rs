//! How the words and small numbers of the game look in JSON.

use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};
use troyes_rules::{
    Color, Face, Half, Kind, Position, Resource, Sector, Side, Slot, Tile, Use, Value,
};

/// Something that records call by a word.
pub(crate) trait Word: Sized {
    /// What the words are for, with all of them and their clause.
    const EXPECTED: &'static str;
    fn word(&self) -> &'static str;
    fn from_word(word: &str) -> Option<Self>;
}

/// A [`Word`] in JSON.
#[derive(Clone, Copy)]
pub(crate) struct Named<T>(pub(crate) T);

impl<T: Word> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.word())
    }
}

impl<'de, T: Word> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words<T>(PhantomData<T>);

        impl<T: Word> Visitor<'_> for Words<T> {
            type Value = Named<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(T::EXPECTED)
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Named<T>, E> {
                T::from_word(word)
                    .map(Named)
                    .ok_or_else(|| E::invalid_value(Unexpected::Str(word), &self))
            }
        }

        deserializer.deserialize_str(Words(PhantomData))
    }
}

macro_rules! words {
    ($($type:ty: $expected:literal;)*) => {$(
        impl Word for $type {
            const EXPECTED: &'static str = $expected;
            fn word(&self) -> &'static str {
                self.name()
            }
            fn from_word(word: &str) -> Option<Self> {
                Self::from_name(word)
            }
        }
    )*};
}

words! {
    Color: "a colour: \"red\", \"yellow\" or \"white\" (R1.1)";
    Resource: "a resource: \"influence\", \"deniers\" or \"knowledge\" (R1.2)";
    Kind: "a kind of building: \"prestige\" or \"work\" (R2.2)";
    Use: "a use: \"resources\", \"prestige\" or \"work\" (R5.5)";
}

impl Serialize for Named<Half> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl Serialize for Named<Side> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

/// A number that stays in a range.
pub(crate) trait Number: Sized {
    /// What the number is, with its range and its clause.
    const EXPECTED: &'static str;
    fn number(&self) -> u8;
    fn from_number(number: u8) -> Option<Self>;
}

/// A [`Number`] in JSON: always an integer.
#[derive(Clone, Copy)]
pub(crate) struct Numbered<T>(pub(crate) T);

impl<T: Number> Serialize for Numbered<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0.number())
    }
}

impl<'de, T: Number> Deserialize<'de> for Numbered<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Integers<T>(PhantomData<T>);

        impl<T: Number> Visitor<'_> for Integers<T> {
            type Value = Numbered<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(T::EXPECTED)
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Numbered<T>, E> {
                u8::try_from(number)
                    .ok()
                    .and_then(T::from_number)
                    .map(Numbered)
                    .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }
        }

        deserializer.deserialize_u8(Integers(PhantomData))
    }
}

macro_rules! numbers {
    ($($type:ty: $expected:literal;)*) => {$(
        impl Number for $type {
            const EXPECTED: &'static str = $expected;
            fn number(&self) -> u8 {
                self.get()
            }
            fn from_number(number: u8) -> Option<Self> {
                Self::new(number)
            }
        }
    )*};
}

numbers! {
    Face: "the value of a die, an integer from 1 to 6 (R1.3)";
    Value: "a value, an integer from 0 to 6 (R5.2)";
    Position: "a position, an integer from 1 to 6 (R2.1)";
    Sector: "a sector, an integer from 0 to 3 (R1.6)";
    Slot: "a slot, an integer from 0 to 8 (R1.4)";
    Tile: "a tile, an integer from 1 to 8 (R8.1)";
}

/// Lets the named shapes be read from objects only. What serde derives would take lists as well, one entry for each field in
/// the order in which they happen to stand in the code, and no record is written like that. The shapes derive their reading
/// and writing for `remote = "Self"`, which makes functions of their own of both; here they become those of the traits.
macro_rules! objects {
    ($($shape:ty),* $(,)?) => {$(
        impl ::serde::Serialize for $shape {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                <$shape>::serialize(self, serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $shape {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Fields;

                impl<'de> ::serde::de::Visitor<'de> for Fields {
                    type Value = $shape;

                    fn expecting(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                        f.write_str("an object")
                    }

                    fn visit_map<A: ::serde::de::MapAccess<'de>>(self, fields: A) -> Result<$shape, A::Error> {
                        <$shape>::deserialize(::serde::de::value::MapAccessDeserializer::new(fields))
                    }
                }

                deserializer.deserialize_map(Fields)
            }
        }
    )*};
}
pub(crate) use objects;

/// Reads an optional field that, where it is there, must have a value: `null` is not one.
pub(crate) fn not_null<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    T::deserialize(deserializer).map(Some)
}
