// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import TintypeBase
import TintypeCairo
import TintypeFoundation
import TintypeUIKit

/// The data of a font.
public final class CGDataProvider: Sendable {
  enum Source: Sendable {
    case data(Data)
    case file(URL)
  }

  let source: Source

  /// Creates a provider of data.
  public init?(data: CFData) { source = .data(data) }

  /// Creates a provider of the data of a file; the result is `nil` if there is no such file.
  public init?(url: CFURL) {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
    source = .file(url)
  }

  /// The data; `nil` if the file cannot be read.
  public var data: CFData? {
    switch source {
    case .data(let data): data
    case .file(let url): try? Data(contentsOf: url)
    }
  }
}

/// A font of a file or of data, which can be registered.
public final class CGFont: Sendable {
  let file: FontFile

  /// Creates a font; the result is `nil` if the data is not a font that can be used.
  public init?(_ provider: CGDataProvider) {
    let path: String?
    switch provider.source {
    case .file(let url): path = url.path
    case .data(let data): path = try? FontData.path(of: data)
    }
    guard let path, let file = try? RegisteredFonts.file(at: path) else { return nil }
    self.file = file
  }

  /// The PostScript name.
  public var postScriptName: CFString? { file.postScriptName.map { NSString(string: $0) } }

  /// The full name.
  public var fullName: CFString? { file.fullName.map { NSString(string: $0) } }
}

/// The temporary files of data, which the libraries for fonts require.
private enum FontData {
  private static let paths = Mutex<[Data: String]>([:])

  /// The directory of the process, which is removed when the process exits.
  private static let folder: URL? = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tintype-fonts-\(UUID().uuidString)")
    guard
      (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true))
        != nil
    else { return nil }
    atexit { FontData.removeFolder() }
    return folder
  }()

  /// Returns the path of a file with data.
  static func path(of data: Data) throws -> String? {
    try paths.withLock { paths in
      if let path = paths[data] { return path }
      guard let folder else { return nil }
      // The name is part of fingerprints, so that it may not depend on the order of the data.
      let digest = data.withUnsafeBytes { SHA256Digest.of($0) }
      let file = folder.appendingPathComponent(digest.hexadecimal.prefix(16) + ".ttf")
      try data.write(to: file)
      paths[data] = file.path
      return file.path
    }
  }

  private static func removeFolder() {
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }
}
