// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

/// A class of objects that an item can be loaded as.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The identifiers of the content types that an object is created from.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Returns an object of data; `nil` if the data is not valid.
  static func _object(ofItemProviderData data: Data) -> (any NSItemProviderReading)?
}

extension UIImage: NSItemProviderReading {
  /// The content type of images.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  /// Returns an image of a file.
  public static func _object(ofItemProviderData data: Data) -> (any NSItemProviderReading)? {
    UIImage(data: data)
  }
}

extension NSItemProvider {
  /// Creates a provider of an image, as a PNG file.
  public convenience init(object: UIImage) {
    self.init(payload: TransferPayload(object.pngData() ?? Data(), contentType: .png))
  }

  /// Returns whether the item can be loaded as an object of a class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    conforms(to: aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Loads the item as an object of a class.
  ///
  /// - Parameters:
  ///   - aClass: The class.
  ///   - completionHandler: The action to perform with the object or an error.
  /// - Returns: A progress without information.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let types = aClass.readableTypeIdentifiersForItemProvider.compactMap { UTType($0) }
    let converter = payload?.converters.first { converter in
      types.contains { converter.contentType.conforms(to: $0) }
    }
    let (payload, encode) = (payload, converter?.encode)
    // Proof of safety: a type is a constant that all threads may read.
    nonisolated(unsafe) let aClass = aClass
    Task {
      do {
        guard let payload, let encode,
          let object = aClass._object(
            ofItemProviderData: try await encode(payload.value))
        else {
          throw TransferError.noRepresentation(
            type: "\(aClass)", contentTypes: payload?.contentTypes ?? [])
        }
        completionHandler(object, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return Progress(totalUnitCount: 1)
  }
}
