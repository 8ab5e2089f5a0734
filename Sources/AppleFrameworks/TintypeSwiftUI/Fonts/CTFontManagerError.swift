// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeFoundation
import TintypeUIKit

/// The codes for errors when fonts are registered.
public enum CTFontManagerError: CFIndex, Sendable {
  /// The file does not exist.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// The file is not a font.
  case unrecognizedFormat = 103
  /// The font is damaged, or has a format that is not supported.
  case invalidFontData = 104
  /// The file is already registered, which is not an error here.
  case alreadyRegistered = 105
  /// The system has too many fonts, which does not happen here.
  case exceededResourceLimit = 106
  /// The asset does not exist, which does not happen here.
  case assetNotFound = 107
  /// The file is not registered, which does not happen here.
  case notRegistered = 201
  /// The file is in use, which does not happen here.
  case inUse = 202
  /// The system needs the file, which does not happen here.
  case systemRequired = 203
  /// The registration failed, which does not happen here.
  case registrationFailed = 301
  /// An entitlement is missing, which does not happen here.
  case missingEntitlement = 302
  /// Information about the font is missing, which does not happen here.
  case insufficientInfo = 303
  /// The user has canceled the registration, which does not happen here.
  case cancelledByUser = 304
  /// Another file with the same PostScript name is registered.
  case duplicatedName = 305
  /// The file is not in a bundle, or is not a file of this machine.
  case invalidFilePath = 306
  /// The scope is `none`.
  case unsupportedScope = 307
}

/// The domain for errors when fonts are registered.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString =
  "com.apple.CoreText.CTFontManagerErrorDomain"

/// The key for the array of an error's URLs.
public nonisolated(unsafe) let kCTFontManagerErrorFontURLsKey: CFString =
  "CTFontManagerErrorFontURLs"

/// The reason why a font was not registered.
struct FontManagerFailure: Error {
  private let code: CTFontManagerError
  private let url: URL?
  private let description: String

  init(_ code: CTFontManagerError, _ url: URL?) {
    self.code = code
    self.url = url
    let file = url.map { "The font “\($0.lastPathComponent)”" } ?? "The font"
    description =
      switch code {
      case .unsupportedScope: "\(file) cannot be registered without a scope. Pass “.process”."
      default:
        "\(file) is not in a bundle. Add it to the resources of a target, and get its URL from the "
          + "bundle."
      }
  }

  init(_ failure: RegisteredFonts.Failure, _ url: URL?) {
    self.url = url
    let file = url.map { "The font file “\($0.lastPathComponent)”" } ?? "The font"
    (code, description) =
      switch failure {
      case .missing:
        (.fileNotFound, "\(file) does not exist. Add it to the resources of a target.")
      case .unreadable:
        (.insufficientPermissions, "\(file) cannot be read. Change its permissions.")
      case .notFont: (.unrecognizedFormat, "\(file) is not a font in the format OTF, TTF or TTC.")
      case .invalid(let error): (.invalidFontData, "\(file) cannot be used. \(error)")
      case .duplicate(let name):
        (
          .duplicatedName,
          "\(file) has the PostScript name “\(name)”, with which another font is registered. Register "
            + "only one of them."
        )
      }
  }

  /// The error of Foundation.
  var error: NSError {
    var values: [String: Any] = [NSLocalizedDescriptionKey: description]
    if let url { values[String(describing: kCTFontManagerErrorFontURLsKey)] = [url] }
    return NSError(
      domain: String(describing: kCTFontManagerErrorDomain), code: code.rawValue, userInfo: values)
  }
}
