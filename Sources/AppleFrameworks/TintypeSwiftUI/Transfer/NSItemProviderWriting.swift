// SPDX-License-Identifier: MIT

import Foundation
import TintypeFoundation
import TintypeUIKit

extension NSString: NSItemProviderWriting {
  /// The content type of texts in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  /// Passes the text in UTF-8 to a closure.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderWriting {
  /// The content type of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  /// Passes the text of the URL in UTF-8 to a closure.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderWriting {
  /// The content type of PNG files.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }

  /// Passes a PNG file to a closure.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
}

extension NSItemProvider {
  /// Creates a provider of an object.
  @_disfavoredOverload
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Adds the content types of an object.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    // Proof of safety: an item is converted by one thread at a time.
    nonisolated(unsafe) let object = object
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Adds a content type with a closure that loads its data.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    let type = UTType(typeIdentifier) ?? UTType(exportedAs: typeIdentifier)
    let converter = TransferConverter(contentType: type) { _ in
      try await withCheckedThrowingContinuation { continuation in
        let answer = SingleAnswer(continuation)
        _ = loadHandler { data, error in
          answer.resume(
            data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
        }
      }
    }
    var changed = payload ?? TransferPayload()
    changed.converters.append(converter)
    payload = changed
  }

  /// Loads the data of the item.
  ///
  /// - Returns: A progress without information.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads the item as a file, of which there is a copy only.
  ///
  /// - Returns: A progress without information.
  @discardableResult
  public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Adds a content type with a closure that loads a file.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
      completion in
      loadHandler { url, _, error in completion(url.flatMap { try? Data(contentsOf: $0) }, error) }
    }
  }

  /// Writes the data of the item to a temporary file, which is removed after the closure.
  ///
  /// - Returns: A progress without information.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "item"
    let suffix = UTType(typeIdentifier)?.preferredFilenameExtension
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory
        .appending(path: UUID().uuidString, directoryHint: .isDirectory)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        let file = folder.appending(path: suffix.map { "\(name).\($0)" } ?? name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
}

/// A continuation that ignores all answers except the first one.
private final class SingleAnswer: Sendable {
  private let continuation: _Locked<CheckedContinuation<Data, any Error>?>

  init(_ continuation: CheckedContinuation<Data, any Error>) {
    self.continuation = _Locked(wrappedValue: continuation)
  }

  func resume(_ result: sending Result<Data, any Error>) {
    let waiting = continuation.wrappedValue
    continuation.wrappedValue = nil
    waiting?.resume(with: result)
  }
}

/// The options of an item's file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file is opened where it is.
  public static let openInPlace = Self(rawValue: 1)
}
