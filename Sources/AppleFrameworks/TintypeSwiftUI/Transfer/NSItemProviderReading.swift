// SPDX-License-Identifier: MIT

import Foundation
import TintypeUIKit

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

extension NSString: NSItemProviderReading {
  /// The content types of texts.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
  }

  /// Returns a text in UTF-8.
  public static func _object(ofItemProviderData data: Data) -> (any NSItemProviderReading)? {
    String(data: data, encoding: .utf8).map { NSString(string: $0) }
  }
}

extension NSURL: NSItemProviderReading {
  /// The content type of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Returns a URL.
  public static func _object(ofItemProviderData data: Data) -> (any NSItemProviderReading)? {
    NSURL(string: String(decoding: data, as: UTF8.self))
  }
}

extension NSItemProvider {
  /// Creates a provider of a text, a URL, an image or data with a content type; without an item for
  /// a value of another type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    let type = typeIdentifier.map { UTType($0) ?? UTType(exportedAs: $0) } ?? .data
    switch item as Any {
    case let text as NSString:
      self.init(payload: TransferPayload(Data("\(text)".utf8), contentType: type))
    case let url as NSURL:
      self.init(payload: TransferPayload(Data((url as URL).absoluteString.utf8), contentType: type))
    case let image as UIImage:
      self.init(payload: TransferPayload(image.pngData() ?? Data(), contentType: type))
    case let data as NSData: self.init(payload: TransferPayload(data as Data, contentType: type))
    default: self.init()
    }
  }

  /// Returns whether the item can be loaded as a value of a type that Foundation bridges.
  @_disfavoredOverload
  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Loads the item as a value of a type that Foundation bridges.
  ///
  /// - Returns: A progress without information.
  @_disfavoredOverload
  @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    // Proof of safety: the conversion refers to types only.
    let convert = { (object: (any NSItemProviderReading)?) -> T? in
      var value: T?
      if let object = object as? T._ObjectiveCType {
        _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      return value
    }
    nonisolated(unsafe) let complete: ((any NSItemProviderReading)?, (any Error)?) -> Void = {
      completionHandler(convert($0), $1)
    }
    return loadObject(ofClass: T._ObjectiveCType.self as any NSItemProviderReading.Type) {
      complete($0, $1)
    }
  }

  /// Loads the data of the item.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The content type.
  ///   - completionHandler: The action to perform with the data or an error.
  /// - Returns: A progress without information.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let type = UTType(typeIdentifier) ?? UTType(exportedAs: typeIdentifier)
    let (payload, encode) = (
      payload, payload?.converters.first { $0.contentType.conforms(to: type) }?.encode
    )
    Task {
      do {
        guard let payload, let encode else {
          throw TransferError.noRepresentation(
            type: typeIdentifier, contentTypes: payload?.contentTypes ?? [])
        }
        completionHandler(try await encode(payload.value), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return Progress(totalUnitCount: 1)
  }

  /// Loads the item as a URL, a text or data, depending on its content type.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The content type.
  ///   - options: Options, which have no effect.
  ///   - completionHandler: The action to perform with the item or an error.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    let type = UTType(typeIdentifier) ?? UTType(exportedAs: typeIdentifier)
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      let item: (any NSSecureCoding)? = data.map { data in
        let text = String(data: data, encoding: .utf8)
        if type.conforms(to: .url), let url = text.flatMap({ NSURL(string: $0) }) { return url }
        if type.conforms(to: .text), let text { return NSString(string: text) }
        return NSData(data: data)
      }
      completionHandler?(item, error)
    }
  }
}
