// SPDX-License-Identifier: MIT

import CTintypeObjectCode
import Foundation
import TintypeBase

/// The code that the sources of a built code base reach, by digests.
struct ObjectCode {
  /// The digests by the paths of object files, relative to the directory with the products.
  ///
  /// A digest depends on the file, and on all files whose code it can call.
  private let digests: [String: String]

  /// The maximum size of all files, in bytes.
  private static let sizeLimit = 1 << 29

  /// Reads the object files of a build.
  ///
  /// The result is `nil` if a file cannot be read, or the files are too large.
  ///
  /// - Parameter products: The absolute path of the directory with the products.
  init?(products: String) {
    let names = (try? Directory.names(in: products)) ?? []
    let paths = names.filter { $0.hasSuffix(".build") }
      .flatMap { FileTree.paths(in: $0, of: products) }.filter { $0.hasSuffix(".o") }
    var (bytes, sizes): ([UInt8], [Int]) = ([], [])
    for path in paths {
      let limit = Self.sizeLimit - bytes.count
      guard let file = try? RegularFile.bytes(of: "\(products)/\(path)", limit: limit) else {
        return nil
      }
      bytes += file
      sizes.append(file.count)
    }
    let size = Int(TINTYPE_OBJECT_DIGEST_SIZE)
    var output = [UInt8](repeating: 0, count: paths.count * size)
    guard tintype_reached_code(bytes, sizes, paths.count, &output) else { return nil }
    digests = Dictionary(
      uniqueKeysWithValues: paths.enumerated().map { index, path in
        (path, SHA256Digest.of(Array(output[index * size..<(index + 1) * size])).hexadecimal)
      })
  }

  /// Returns the digest for a source of a module.
  ///
  /// - Parameters:
  ///   - name: The name of the source.
  ///   - module: The name of the module.
  /// - Returns: The digest, or `nil` if the source was not compiled.
  func digest(ofSource name: String, in module: String) -> String? {
    digests["\(module).build/\(name).o"]
  }
}

/// The files in a directory and its subdirectories.
enum FileTree {
  /// Returns the files, without those behind symbolic links to directories.
  ///
  /// - Parameters:
  ///   - path: The path of a directory or file, relative to the root.
  ///   - root: The absolute path of the root.
  /// - Returns: Their paths, relative to the root, in ascending order.
  static func paths(in path: String, of root: String) -> [String] {
    var status = stat()
    guard lstat("\(root)/\(path)", &status) == 0 else { return [] }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    let names = (try? Directory.names(in: "\(root)/\(path)")) ?? []
    return names.flatMap { paths(in: "\(path)/\($0)", of: root) }
  }
}
