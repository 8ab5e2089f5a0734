// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The content of a text.
protocol TextSource: Equatable, Sendable {
  /// Returns the parts of the text in an environment.
  func parts(in environment: EnvironmentValues) -> [TextPart]
}

extension TextSource {
  /// Returns a Boolean value that indicates whether another content is equal to this one.
  func isEqual(to other: any TextSource) -> Bool { (other as? Self) == self }
}

/// A part of a text with its attributes.
struct TextPart {
  /// The content of a part.
  enum Content {
    case string(String)
    case image(Image)
  }

  var content: Content
  var attributes = TextAttributes()

  init(_ string: String) { content = .string(string) }

  init(_ image: Image) { content = .image(image) }

  /// The characters; an image has none.
  var string: String { if case .string(let string) = content { string } else { "" } }
}

/// A string that is shown as it is.
struct VerbatimSource: TextSource {
  let string: String

  func parts(in environment: EnvironmentValues) -> [TextPart] { [TextPart(string)] }
}

/// An image within a text.
struct ImageSource: TextSource {
  let image: Image

  func parts(in environment: EnvironmentValues) -> [TextPart] { [TextPart(image)] }
}

/// Texts, one after the other.
///
/// A sum of thousands of texts is a balanced tree, whose depth is small.
struct ConcatenatedSource: TextSource {
  private var texts: [Text]
  /// The number of terms in each text, which decreases.
  private var counts: [Int]

  /// Creates the sum of two texts.
  init(_ first: Text, _ second: Text) {
    let sum = first.modifiers.isEmpty ? first.source as? ConcatenatedSource : nil
    (texts, counts) = ((sum?.texts ?? [first]) + [second], (sum?.counts ?? [1]) + [1])
    while counts.count > 2, counts[counts.count - 2] == counts[counts.count - 1] {
      let pair = Text(source: ConcatenatedSource(Array(texts.suffix(2))))
      texts.replaceSubrange((texts.count - 2)..., with: [pair])
      counts.removeLast()
      counts[counts.count - 1] *= 2
    }
  }

  private init(_ pair: [Text]) { (texts, counts) = (pair, [1, 1]) }

  func parts(in environment: EnvironmentValues) -> [TextPart] {
    texts.flatMap { $0.parts(in: environment) }
  }
}

/// The text of a localized string key.
// The interpolated values need not be Sendable, as in SwiftUI, whose Text is Sendable, too. They are
// only read, by one evaluation at a time.
struct LocalizedSource: TextSource, @unchecked Sendable {
  let key: LocalizedStringKey
  let table: String?
  let bundle: Bundle?

  func parts(in environment: EnvironmentValues) -> [TextPart] {
    key.parts(table: table, bundle: bundle, in: environment)
  }
}

/// The text of an attributed string.
struct AttributedSource: TextSource {
  let string: AttributedString

  func parts(in environment: EnvironmentValues) -> [TextPart] { string.parts(in: environment) }
}
