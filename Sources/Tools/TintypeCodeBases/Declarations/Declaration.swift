// SPDX-License-Identifier: MIT

import TintypeSourceEditing

/// A declaration in a file or a type, by the indices of its tokens.
struct Declaration {
  enum Kind {
    /// A type or an extension.
    case type
    case function
    /// A property or a subscript.
    case property
    /// A getter, a setter or an observer of a property.
    case accessor
    /// An import, a macro or a statement of the file.
    case statement
    /// A type alias, a case of an enumeration, and others.
    case other
  }

  /// The result of a function or a getter.
  enum Result {
    case nothing
    /// `some View` or `any View`.
    case view
    /// `AnyView`.
    case anyView
    /// `some Scene`.
    case scene
    /// Another opaque type.
    case opaque
    /// A type that ends with `?`, `[Element]` or `[Key: Value]`.
    case optional, list, dictionary
    case value
  }

  var kind: Kind
  /// The keyword, such as `func`.
  var keyword: String
  /// The keyword and the name, such as `func save(_:)`.
  var text: String
  /// The tokens, including attributes, modifiers and a semicolon at the end.
  var tokens: Range<Int>
  /// The token of the keyword.
  var keywordToken: Int
  var modifiers: Set<String>
  /// The opening brace of the body.
  var body: Int?
  var result = Result.nothing
  /// A Boolean value that indicates whether a function or an initializer can throw any error.
  var throwsErrors = false
  /// The initial value of a property that is evaluated when it is used for the first time and whose
  /// type is declared.
  var lazyValue: Range<Int>?
  /// The tokens from the colon of a type's inheritance clause to the generic `where` or the body.
  var inheritance: Range<Int>?
  /// The index of the type or the property that contains the declaration.
  var parent: Int?
}
