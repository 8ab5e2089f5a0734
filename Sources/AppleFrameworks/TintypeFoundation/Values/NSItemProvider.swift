// SPDX-License-Identifier: MIT

import Foundation

/// A provider of an item that is dragged or shared.
///
/// The module SwiftUI declares the methods that convert the item.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Proof of safety: a lock guards each property.
  /// The item with its conversions.
  @_Locked package var _payload: (any Sendable)? = nil
  /// The name of a file with the item.
  @_Locked open var suggestedName: String? = nil

  /// Creates a provider without an item.
  public override init() { super.init() }
}

/// The apps that can load an item; all apps are the same on Linux.
@nonexhaustive(warn)
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// All apps.
  case all = 0
  /// Apps of the same developer.
  case team = 1
  /// Apps of the same group.
  case group = 2
  /// This app.
  case ownProcess = 3
}

/// A class of objects that an item can be loaded as.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the content types that an object is created from.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns an object of data with a content type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self

  /// Returns an object of data; `nil` if the data is not valid.
  static func _object(ofItemProviderData data: Data) -> (any NSItemProviderReading)?
}

extension NSItemProviderReading {
  /// Throws an error, because the class does not convert data.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    throw CocoaError(.featureUnsupported)
  }

  /// Returns an object of data with the first content type.
  public static func _object(ofItemProviderData data: Data) -> (any NSItemProviderReading)? {
    try? object(
      withItemProviderData: data,
      typeIdentifier: readableTypeIdentifiersForItemProvider.first ?? "")
  }
}

/// A class of objects that are converted to data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The identifiers of the content types, the preferred one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Passes the data with a content type, or an error, to a closure.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An item that an app passes to an extension.
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The data.
  open var attachments: [NSItemProvider]?
  /// Other values.
  open var userInfo: [AnyHashable: Any]?
}
