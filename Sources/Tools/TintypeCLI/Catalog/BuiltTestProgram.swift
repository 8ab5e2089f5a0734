// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase
import TintypeRuns

/// A program that renders previews and was built by SwiftPM: all tests of a package, or the program
/// that a derived package contains.
struct BuiltTestProgram {
  /// The absolute path.
  var path: String

  init(path: String) { self.path = path }

  /// Finds the program.
  ///
  /// - Parameters:
  ///   - directory: The directory with the products of the build.
  ///   - package: The name of the package; `nil` if it is unknown.
  /// - Throws: ``CatalogError`` if there is none, or if it cannot be distinguished from others.
  init(in directory: String, package: String?) throws(CatalogError) {
    let suffix = "PackageTests.xctest"
    let names = ((try? Directory.names(in: directory)) ?? []).filter { name in
      var status = stat()
      // On macOS, the name is that of a bundle, which is not a program.
      return name.hasSuffix(suffix) && stat("\(directory)/\(name)", &status) == 0
        && status.st_mode & S_IFMT == S_IFREG
    }
    if let package, names.contains(package + suffix) {
      path = "\(directory)/\(package)\(suffix)"
      return
    }
    guard let name = names.first else { throw .noTestProgram(directory: directory) }
    guard names.count == 1 else {
      throw .severalTestPrograms(directory: directory, names: names.sorted())
    }
    path = "\(directory)/\(name)"
  }
}
