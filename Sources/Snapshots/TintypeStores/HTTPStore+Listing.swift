// SPDX-License-Identifier: MIT

import Foundation

/// The way in which a server lists the files of a history.
enum ServerListing: Hashable, Sendable {
  /// `PROPFIND` of WebDAV (RFC 4918), which some servers support.
  case webDAV
  /// `ListObjectsV2` of the S3 API.
  ///
  /// - Parameters:
  ///   - bucket: The URL of the bucket, without a trailing slash.
  ///   - prefix: The prefix of the store's keys, which is empty or ends with a slash.
  case s3(bucket: String, prefix: String)
}

extension HTTPStore {
  /// The maximum size of a list in bytes; a page of S3 has at most 1,000 keys.
  private static let listLimit = 16 << 20
  /// The maximum number of pages of a list, which is a million keys.
  private static let pageLimit = 1_000

  private func request(
    _ method: HTTPClient.Request.Method, _ url: String
  ) -> HTTPClient.Request {
    var request = HTTPClient.Request(
      method: method, url: url, authorization: client.authorization, size: Self.listLimit)
    request.seconds = Self.seconds
    return request
  }

  func keys(in folder: String) throws(StoreError) -> [String]? {
    switch listing {
    case .webDAV: try memberKeys(in: folder)
    case .s3(let bucket, let prefix): try objectKeys(in: folder, of: bucket, prefix)
    }
  }

  func remove(at key: String) throws(StoreError) {
    let response = try client.send(request(.delete, "\(url)/\(key)"))
    guard [200, 202, 204, 404, 410].contains(response.status) else {
      throw client.refusal(response.status)
    }
  }

  func removeFolder(_ folder: String) throws(StoreError) {
    // A bucket has no folders.
    if listing == .webDAV { try remove(at: folder + "/") }
  }

  // MARK: WebDAV

  /// Returns one key for each folder in a folder; `nil` if the server does not support the method.
  ///
  /// Other servers than those with WebDAV answer with an error or a page, which is no list of files.
  private func memberKeys(in folder: String) throws(StoreError) -> [String]? {
    var request = request(.propfind, "\(url)/\(folder)/")
    request.headers = ["Depth: 1"]
    let response = try client.send(request)
    guard response.status == 207 else {
      // Servers without the method refuse it; only an account without permission can be corrected.
      if [401, 403, 407].contains(response.status) { throw client.refusal(response.status) }
      return nil
    }
    let names = Self.contents(of: "href", in: response.body).compactMap { address in
      address.split(separator: "/").last.map(String.init)
    }
    return names.filter { $0 != folder.split(separator: "/").last.map(String.init) }
      .map { "\(folder)/\($0)/0" }
  }

  // MARK: S3

  private func objectKeys(
    in folder: String, of bucket: String, _ prefix: String
  ) throws(StoreError) -> [String] {
    var keys: [String] = []
    var token: String?
    for _ in 0..<Self.pageLimit {
      // The parameters are sorted, because curl signs them in this order.
      let parameters =
        (token.map { [("continuation-token", $0)] } ?? [])
        + [("list-type", "2"), ("prefix", "\(prefix)\(folder)/")]
      let query = parameters.map { "\($0)=\(Self.escaped($1))" }.joined(separator: "&")
      let response = try client.send(request(.get, "\(bucket)/?\(query)"))
      guard response.status == 200 else { throw client.refusal(response.status) }
      guard let isTruncated = Self.contents(of: "IsTruncated", in: response.body).first else {
        throw unusable("it does not return a list of its files")
      }
      for key in Self.contents(of: "Key", in: response.body) {
        // The prefix may contain escaped characters, but the names in a history do not.
        keys.append(folder + "/" + key.split(separator: "/").suffix(2).joined(separator: "/"))
      }
      guard isTruncated == "true" else { return keys }
      token = Self.contents(of: "NextContinuationToken", in: response.body).first
      guard token != nil else { throw unusable("it does not return the end of a list") }
    }
    throw unusable("it has more than a million files")
  }

  /// Returns a text with all characters escaped that RFC 3986 does not call unreserved, as
  /// signatures require.
  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isUnreserved =
        byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
      return isUnreserved
        ? String(character)
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Returns the texts of the elements with a name, in any namespace of an XML document.
  ///
  /// Elements that contain others are left out. Character references are replaced.
  private static func contents(of name: String, in document: [UInt8]) -> [String] {
    let text = String(decoding: document, as: UTF8.self)
    var contents: [String] = []
    var opened: Substring?
    for part in text.split(separator: "<", omittingEmptySubsequences: true) {
      guard let end = part.firstIndex(of: ">") else { continue }
      let tag = part[..<end].prefix { !$0.isWhitespace }
      let local = tag.split(separator: ":").last ?? ""
      if tag.hasPrefix("/") {
        if let value = opened, local.trimmingPrefix("/") == name { contents.append(plain(value)) }
        opened = nil
      } else {
        opened = local == name ? part[part.index(after: end)...] : nil
      }
    }
    return contents
  }

  private static func plain(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(text.trimmingCharacters(in: .whitespacesAndNewlines)) {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
      }
  }
}
