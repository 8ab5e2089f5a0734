// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The program that runs the tests.
package enum TestProgram {
  /// The file from which this code was loaded, without symbolic links; `nil` if it is unknown.
  ///
  /// It is the program, or on macOS the test bundle.
  package static let path: String? = {
    #if os(Linux)
      return FilePath.resolved("/proc/self/exe")
    #else
      var information = Dl_info()
      guard dladdr(#dsohandle, &information) != 0, let name = information.dli_fname else {
        return nil
      }
      return FilePath.resolved(String(cString: name))
    #endif
  }()

  /// The time at which this program was linked; `nil` if it is unknown.
  package static let linkTime: FileTime? = path.flatMap { program in
    var status = stat()
    return stat(program, &status) == 0 ? FileTime(modificationOf: status) : nil
  }

  /// The identity of this program and of its resources, 32 hexadecimal digits; see
  /// ``identity(of:arguments:)``.
  package static let identity: String? = path.flatMap { program in
    identity(of: program, arguments: Array(CommandLine.arguments.dropFirst()))
  }

  /// The maximum number of resource files that an identity covers.
  static let resourceLimit = 20_000

  /// Returns the identity of a program and of its resources.
  ///
  /// Two runs with the same identity used the same program and the same resource bundles. It is made
  /// of the paths, sizes and modification times of the program and of all files in the bundles
  /// beside it, because hashing their contents would delay the first snapshot.
  ///
  /// - Parameters:
  ///   - program: The program's absolute path without symbolic links.
  ///   - arguments: The arguments, which are a part of the identity unless the program is a test
  ///     bundle `<name>.xctest`: those of a test bundle only select tests.
  /// - Returns: 32 hexadecimal digits; `nil` if a file cannot be examined, or if there are more than
  ///   20,000 resource files.
  package static func identity(of program: String, arguments: [String] = []) -> String? {
    var parts: [UInt8] = []
    if !program.hasSuffix(".xctest"), !program.contains(".xctest/") {
      parts += arguments.joined(separator: "\0").utf8 + [0]
    }
    var count = 0

    /// Adds a file, or the files of a directory; links are not followed.
    func add(_ path: String) -> Bool {
      var status = stat()
      count += 1
      guard count <= resourceLimit, lstat(path, &status) == 0 else { return false }
      if status.st_mode & S_IFMT == S_IFDIR {
        guard let names = try? Directory.names(in: path) else { return false }
        return names.allSatisfy { add(path + "/" + $0) }
      }
      let time = FileTime(modificationOf: status)
      parts += "\(path)\0\(status.st_size) \(time.seconds) \(time.nanoseconds)\0".utf8
      return true
    }

    let directory = productsDirectory(of: program)
    guard add(program), let names = try? Directory.names(in: directory) else { return nil }
    let bundles = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    guard bundles.allSatisfy({ add(directory + "/" + $0) }) else { return nil }
    return String(SHA256Digest.of(parts).hexadecimal.prefix(32))
  }

  /// Returns the directory of the resource bundles: that of the program, or on macOS that of
  /// `<name>.xctest`, a bundle with the program in `Contents/MacOS`.
  private static func productsDirectory(of program: String) -> String {
    let directory = FilePath.parent(of: program)
    let bundle = FilePath.parent(of: FilePath.parent(of: directory))
    return directory.hasSuffix("/Contents/MacOS") && bundle.hasSuffix(".xctest")
      ? FilePath.parent(of: bundle) : directory
  }
}
