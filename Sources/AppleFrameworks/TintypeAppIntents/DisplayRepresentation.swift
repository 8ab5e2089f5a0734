// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A type that is created from a localized text.
public protocol LocalizedTextConvertible: ExpressibleByStringInterpolation, Sendable
where
  StringLiteralType == String,
  StringInterpolation == LocalizedStringResource.StringInterpolation
{
  /// Creates a value from a text.
  init(_ text: LocalizedStringResource)
}

extension LocalizedTextConvertible {
  /// Creates a value from a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a value from an interpolation.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// The name of a value.
public struct DisplayRepresentation: LocalizedTextConvertible {
  /// The image of a value.
  public struct Image: Sendable {
    /// Creates an image from the name of a symbol.
    public init(systemName: String, tintColor: UIColor? = nil) {}
    /// Creates an image from the name of an asset.
    public init(named: String, isTemplate: Bool? = nil) {}
    /// Creates an image from the content of a file.
    public init(data: Data, isTemplate: Bool? = nil) {}
    /// Creates an image from a file.
    public init(url: URL, isTemplate: Bool? = nil) {}
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The text below the title.
  public var subtitle: LocalizedStringResource?
  /// The image.
  public var image: Image?

  /// Creates a name.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Creates a name from a title.
  public init(_ text: LocalizedStringResource) { self.init(title: text) }
}

/// The name of a type.
public struct TypeDisplayRepresentation: LocalizedTextConvertible {
  /// The name.
  public var name: LocalizedStringResource

  /// Creates a name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
  }

  /// Creates a name from a text.
  public init(_ text: LocalizedStringResource) { name = text }
}

/// The description of an action.
public struct IntentDescription: LocalizedTextConvertible {
  /// The text.
  public let descriptionText: LocalizedStringResource

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
  }

  /// Creates a description from a text.
  public init(_ text: LocalizedStringResource) { descriptionText = text }
}

/// A text that the system reads aloud.
public struct IntentDialog: LocalizedTextConvertible {
  /// The text.
  public let full: LocalizedStringResource

  /// Creates a dialog from a text.
  public init(_ text: LocalizedStringResource) { full = text }

  /// Creates a dialog with a shorter text beside a view.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.full = full
  }
}
