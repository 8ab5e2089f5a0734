// SPDX-License-Identifier: MIT

import Foundation
import TintypeSnapshots

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
  /// A remote and a path in rclone's syntax, without a trailing slash.
  case rclone(String)

  /// Parses an address.
  ///
  /// - Parameters:
  ///   - text: The address; leading and trailing white space is ignored.
  ///   - directory: The base directory of a relative path.
  /// - Throws: `StoreError.unusableAddress`.
  package init(_ text: String, relativeTo directory: String) throws(StoreError) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    func unusable(_ reason: String) -> StoreError { .unusableAddress(reason: reason) }
    guard !text.isEmpty else { throw unusable("It is empty") }
    guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
      throw unusable("It contains a control character")
    }
    if text.hasPrefix("rclone:") {
      let remote = FilePath.withoutSlash(String(text.dropFirst("rclone:".count)))
      guard remote.contains(":"), !remote.hasPrefix("-") else {
        throw unusable("It has no remote: write “rclone:remote:path”")
      }
      self = .rclone(remote)
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
      throw unusable("It contains a user or a password. Pass them in environment variables")
    }
    guard !rest.contains("?"), !rest.contains("#") else {
      throw unusable("It contains a query or a fragment, which stores do not support")
    }
    guard !path.split(separator: "/").contains("..") else { throw unusable("It contains “..”") }
    guard scheme == "file" || !host.isEmpty else { throw unusable("It has no host") }
    switch scheme {
    case "file":
      guard host.isEmpty || host == "localhost", let decoded = path.removingPercentEncoding else {
        throw unusable("A file URL has three slashes and no host: write “file:///directory”")
      }
      self = .directory("/" + decoded)
    case "http", "https": self = .http("\(scheme)://\(rest)")
    case "s3": self = .s3(bucket: String(host), prefix: path.isEmpty ? "" : path + "/")
    case "oci", "oci+http":
      // See “Pulling manifests” in the OCI Distribution Specification 1.1 for the grammar of names.
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard
        parts.allSatisfy({
          (try? #/[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*/#.wholeMatch(in: $0)) != nil
        })
      else { throw unusable("“\(path)” is not a valid name of a repository") }
      self = .registry(origin: "\(scheme == "oci" ? "https" : "http")://\(host)", repository: path)
    default:
      throw unusable(
        "The scheme “\(scheme)” is not supported: use a directory, https, s3, oci or rclone")
    }
  }
}

extension StoreAddress: CustomStringConvertible {
  /// The address in the syntax that ``init(_:relativeTo:)`` parses.
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
