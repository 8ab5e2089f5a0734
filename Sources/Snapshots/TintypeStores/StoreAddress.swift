// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// The location of the store that keeps the full images of pointer references.
///
/// | address | store |
/// |---|---|
/// | `/srv/references`, `../references`, `file:///srv/references` | a directory |
/// | `https://host/path`, `http://host/path` | a server that answers GET and HEAD, and PUT to push |
/// | `s3://bucket/prefix` | a bucket of Amazon S3, or of the server in `AWS_ENDPOINT_URL` |
/// | `oci://host/repository`, `oci+http://host/repository` | a repository of an OCI registry |
/// | `rclone:remote:path` | a remote of rclone |
package enum StoreAddress: Hashable, Sendable {
  /// A directory; the value is its absolute path.
  case directory(String)
  /// A server; the value is its URL without a trailing slash.
  case http(String)
  /// A bucket and a key prefix, which is empty or ends with a slash.
  case s3(bucket: String, prefix: String)
  /// A repository of a registry; `origin` is the scheme and the host.
  case registry(origin: String, repository: String)
  /// A remote of rclone's configuration and a path, without a trailing slash.
  case rclone(String)

  /// Parses an address.
  ///
  /// The error does not contain the text, which may be a secret.
  ///
  /// - Parameters:
  ///   - text: The address; leading and trailing white space is ignored.
  ///   - directory: The base directory of a relative path.
  ///   - place: The place of the address in messages.
  /// - Throws: `StoreError.unusableAddress`.
  package init(_ text: String, relativeTo directory: String, in place: String) throws(StoreError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    func unusable(_ reason: String) -> StoreError { .unusableAddress(place: place, reason: reason) }
    guard !text.isEmpty else { throw unusable("it is empty") }
    guard text.unicodeScalars.allSatisfy(Self.isVisible) else {
      throw unusable("it contains a line break or a character that cannot be seen")
    }
    if text.hasPrefix("rclone:") {
      self = .rclone(try Self.remote(text.dropFirst("rclone:".count), unusable))
      return
    }
    guard let separator = text.range(of: "://") else {
      self = .directory(FilePath.withoutSlash(FilePath.absolute(text, in: directory)))
      return
    }
    let scheme = text[..<separator.lowerBound].lowercased()
    let rest = FilePath.withoutSlash(String(text[separator.upperBound...]))
    let host = rest.prefix { $0 != "/" }
    let path = String(rest.dropFirst(host.count + 1))
    // An address must not contain a secret: it is committed, and appears in messages.
    guard !host.contains("@") else {
      throw unusable("it contains a user or a password, which belong in environment variables")
    }
    guard !rest.contains("?"), !rest.contains("#") else {
      throw unusable("it contains a query or a fragment, which stores do not support")
    }
    guard !FilePath.components(of: path).contains("..") else { throw unusable("it contains “..”") }
    guard scheme == "file" || !host.isEmpty else { throw unusable("it has no host") }
    switch scheme {
    case "file":
      guard host.isEmpty || host == "localhost", let decoded = path.removingPercentEncoding,
        decoded.unicodeScalars.allSatisfy(Self.isVisible)
      else { throw unusable("a file URL has three slashes and no host, as in “file:///directory”") }
      self = .directory("/" + decoded)
    case "http", "https":
      let url = "\(scheme)://\(rest)"
      guard ServerOrigin(of: url) != nil else { throw unusable("it is not a valid URL") }
      self = .http(url)
    case "s3":
      guard host.utf8.allSatisfy(Self.isNameByte), ServerOrigin(of: "https://h/\(path)") != nil
      else { throw unusable("it is not a valid name of a bucket and a prefix") }
      self = .s3(bucket: String(host), prefix: path.isEmpty ? "" : path + "/")
    case "oci", "oci+http":
      let origin = "\(scheme == "oci" ? "https" : "http")://\(host)"
      // See “Pulling manifests” in the OCI Distribution Specification 1.1 for the grammar of names.
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard ServerOrigin(of: origin) != nil,
        parts.allSatisfy({
          (try? #/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*/#.wholeMatch(in: $0)) != nil
        })
      else { throw unusable("it is not a valid name of a host and a repository") }
      self = .registry(origin: origin, repository: path)
    default:
      throw unusable("its scheme is not supported, which can be https, s3, oci or rclone")
    }
  }

  /// Returns a remote and a path in rclone's syntax.
  ///
  /// The remote must be a name of rclone's configuration. rclone would also accept the options of a
  /// remote before the first colon, and some of these options are commands.
  private static func remote(
    _ text: Substring, _ unusable: (String) -> StoreError
  ) throws(StoreError) -> String {
    let name = text.prefix { $0 != ":" }
    guard name.endIndex < text.endIndex, let first = name.utf8.first, name.last != " ",
      first != UInt8(ascii: "-"), first != UInt8(ascii: " "),
      name.utf8.allSatisfy({ isNameByte($0) || "+@ ".utf8.contains($0) })
    else {
      throw unusable("it is not “rclone:remote:path” with the name of a remote and no options")
    }
    guard !FilePath.components(of: String(text)).contains(".."), !text.hasSuffix(":..") else {
      throw unusable("it contains “..”")
    }
    return FilePath.withoutSlash(String(text))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: ".-_".utf8.contains(byte)
    }
  }

  /// Returns whether a scalar is neither a control or format character nor a line break.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension StoreAddress {
  /// Returns whether two addresses are equal, after removing `.`, `..` and empty components from
  /// the paths of directories.
  func isSame(as other: StoreAddress) -> Bool {
    guard case .directory(let one) = self, case .directory(let two) = other else {
      return self == other
    }
    return FilePath.standardized(one) == FilePath.standardized(two)
  }
}

extension StoreAddress: CustomStringConvertible {
  /// The address in the syntax that ``init(_:relativeTo:in:)`` parses.
  package var description: String {
    switch self {
    case .directory(let path): path
    case .http(let url): url
    case .s3(let bucket, let prefix): FilePath.withoutSlash("s3://\(bucket)/\(prefix)")
    case .registry(let origin, let repository):
      (origin.hasPrefix("https") ? "oci://" : "oci+http://")
        + "\(origin.drop { $0 != "/" }.dropFirst(2))/\(repository)"
    case .rclone(let remote): "rclone:\(remote)"
    }
  }
}
