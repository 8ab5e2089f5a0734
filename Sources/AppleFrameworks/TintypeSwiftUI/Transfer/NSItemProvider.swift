// SPDX-License-Identifier: MIT

import Foundation
import TintypeFoundation

extension NSItemProvider {
  /// The item with its conversions.
  var payload: TransferPayload? {
    get { _payload as? TransferPayload }
    set { _payload = newValue }
  }

  convenience init(payload: TransferPayload) {
    self.init()
    self.payload = payload
  }

  /// Creates a provider of a value.
  public convenience init(object: some Transferable) { self.init(payload: TransferPayload(object)) }

  /// Creates a provider of a text.
  public convenience init(object: NSString) {
    self.init(payload: TransferPayload(String(describing: object)))
  }

  /// Creates a provider of a URL.
  public convenience init(object: NSURL) { self.init(payload: TransferPayload(object as URL)) }

  /// Creates a provider of a file; `nil` without a URL.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(payload: TransferPayload(fileURL))
  }

  /// Creates a provider for data with a content type.
  public convenience init(item: Data, typeIdentifier: String) {
    self.init(
      payload: TransferPayload(
        item, contentType: UTType(typeIdentifier) ?? UTType(exportedAs: typeIdentifier)))
  }

  /// The identifiers of the item's content types.
  public var registeredTypeIdentifiers: [String] { registeredContentTypes.map(\.identifier) }
  /// The types of content of the item.
  public var registeredContentTypes: [UTType] { payload?.contentTypes ?? [] }

  /// Returns whether the item has a type of content that conforms to a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    conforms(to: [typeIdentifier])
  }

  /// Returns whether the item can be converted to a type.
  public func canLoadObject<T>(ofClass type: T.Type) -> Bool where T: Transferable {
    payload?.isConvertible(to: type) ?? false
  }

  /// Converts the item to a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - completionHandler: The action to perform with the value or an error, before the method
  ///     returns if the item is a value of the type.
  /// - Returns: A progress without information.
  @discardableResult
  public func loadObject<T>(
    ofClass type: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: Transferable {
    loadTransferable(type: type) { result in
      switch result {
      case .success(let value): completionHandler(value, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Converts the item to a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - completionHandler: The action to perform with the result, before the method returns if the
  ///     item is a value of the type.
  /// - Returns: A progress without information.
  @discardableResult
  public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress where T: Transferable {
    if let value = payload?.value.value as? T {
      completionHandler(.success(value))
      return Progress(totalUnitCount: 1)
    }
    Task { [payload] in
      do {
        guard let payload else {
          throw TransferError.noRepresentation(type: "\(T.self)", contentTypes: [])
        }
        completionHandler(.success(try await payload.converted(to: type).cast(to: T.self)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }
}

extension NSItemProvider {
  /// Returns whether the item has a type of content that conforms to one of several identifiers.
  func conforms(to identifiers: [String]) -> Bool {
    payload?.conforms(to: identifiers.map { UTType($0) ?? UTType(exportedAs: $0) }) ?? false
  }
}
