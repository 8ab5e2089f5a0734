// SPDX-License-Identifier: MIT

import Foundation
import TintypeCairo
import TintypeFoundation
import TintypeUIKit

/// The scope of a registration of fonts.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope, with which nothing can be registered.
  case none = 0
  /// The process.
  case process = 1
  /// The user, which here is the process.
  case persistent = 2
  /// The user's session, which here is the process.
  case session = 3

  /// The user, which here is the process.
  public static var user: CTFontManagerScope { .persistent }
}

/// Registers the fonts of a file in a bundle for the process.
///
/// Unlike on Apple's systems, a file that is already registered is not an error, so that the result
/// does not depend on the order of tests; of a collection, the first font is registered; and a file
/// outside of a bundle is an error, because it is not the same on all machines.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: The scope, which is the process for all scopes.
///   - error: The error if the fonts were not registered, which the caller releases.
/// - Returns: A Boolean value that indicates whether the fonts are registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  registered(error) { () throws(FontManagerFailure) in
    guard scope != .none else { throw FontManagerFailure(.unsupportedScope, fontURL) }
    try register(fontURL)
  }
}

/// Registers the fonts of files in bundles for the process.
///
/// The handler is called once, after all files, with the errors of the files that were not
/// registered.
///
/// - Parameters:
///   - fontURLs: The files.
///   - scope: The scope, which is the process for all scopes.
///   - enabled: A Boolean value that indicates whether the fonts can be used; `false` registers
///     nothing.
///   - registrationHandler: The closure that receives the errors and `true`; its result is ignored.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((_ errors: CFArray, _ done: Bool) -> Bool)?
) {
  var errors: [Any] = []
  for value in fontURLs {
    guard let file = value as? URL else {
      errors.append(FontManagerFailure(.invalidFilePath, nil).error)
      continue
    }
    do throws(FontManagerFailure) {
      guard scope != .none else { throw FontManagerFailure(.unsupportedScope, file) }
      if enabled { try register(file) }
    } catch {
      errors.append(error.error)
    }
  }
  _ = registrationHandler?(errors, true)
}

/// Registers a font for the process.
///
/// - Parameters:
///   - font: The font.
///   - error: The error if the font was not registered, which the caller releases.
/// - Returns: A Boolean value that indicates whether the font is registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  registered(error) { () throws(FontManagerFailure) in try register(font.file, nil) }
}

/// Stores the error of a registration, and returns whether there is none.
private func registered(
  _ result: UnsafeMutablePointer<Unmanaged<CFError>?>?,
  _ registration: () throws(FontManagerFailure) -> Void
) -> Bool {
  do throws(FontManagerFailure) {
    try registration()
    return true
  } catch {
    if let result { result.pointee = .passRetained(error.error) }
    return false
  }
}

private func register(_ url: URL) throws(FontManagerFailure) {
  guard url.isFileURL else { throw FontManagerFailure(.invalidFilePath, url) }
  let file: FontFile
  do throws(RegisteredFonts.Failure) {
    file = try RegisteredFonts.file(at: url.path)
  } catch {
    throw FontManagerFailure(error, url)
  }
  guard AppFonts.isInBundle(url) else { throw FontManagerFailure(.invalidFilePath, url) }
  try register(file, url)
}

private func register(_ file: FontFile, _ url: URL?) throws(FontManagerFailure) {
  AppFonts.registerListed
  do throws(RegisteredFonts.Failure) {
    try RegisteredFonts.register(file)
  } catch {
    throw FontManagerFailure(error, url)
  }
}
