// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// A store in a repository of an OCI registry (OCI Distribution Specification 1.1).
///
/// An object is a blob. A manifest with the tag `sha256-<digest>` refers to it, so that the
/// registry does not collect it as garbage.
struct RegistryStore: ObjectStore {
  /// The scheme and the host.
  let origin: String
  let repository: String
  let client: HTTPClient

  private var base: String { "\(origin)/v2/\(repository)" }
  private var home: ServerOrigin? { ServerOrigin(of: origin) }

  func bytes(of object: StoredObject) throws(StoreError) -> [UInt8] {
    var request = request("blobs/sha256:\(object.digest.hexadecimal)")
    request.size = object.size
    let response = try send(request, writes: false)
    switch response.status {
    case 200: return response.body
    case 404: throw .missing(object: object, store: client.store)
    default: throw client.refusal(response.status)
    }
  }

  func contains(_ object: StoredObject) throws(StoreError) -> Bool {
    var request = request("manifests/\(Self.tag(object))")
    request.method = .head
    request.headers = ["Accept: \(Self.manifestType)"]
    let response = try send(request, writes: false)
    switch response.status {
    case 200: return true
    case 404: return false
    default: throw client.refusal(response.status)
    }
  }

  func put(_ bytes: [UInt8], as object: StoredObject) throws(StoreError) {
    try put(
      bytes, as: object, tag: Self.tag(object), kind: "reference", type: "image/png", once: false)
  }

  /// Uploads a blob and a manifest that refers to it.
  private func put(
    _ bytes: [UInt8], as object: StoredObject, tag: String, kind: String, type: String,
    once isOnce: Bool
  ) throws(StoreError) {
    try upload(bytes)
    let configuration = Array("{}".utf8)
    try upload(configuration)
    var request = request("manifests/\(tag)")
    request.method = .put
    request.isOnce = isOnce
    request.headers = ["Content-Type: \(Self.manifestType)"]
    let empty = Self.descriptor(
      "application/vnd.oci.empty.v1+json", of: StoredObject(of: configuration))
    request.body = Array(
      """
      {"schemaVersion":2,"mediaType":"\(Self.manifestType)",\
      "artifactType":"application/vnd.tintype.\(kind).v1","config":\(empty),\
      "layers":[\(Self.descriptor(type, of: object))]}
      """.utf8)
    let response = try send(request, writes: true)
    guard response.status == 201 else { throw client.refusal(response.status) }
  }

  /// Uploads a blob, whose digest the registry checks.
  private func upload(_ bytes: [UInt8]) throws(StoreError) {
    let digest = SHA256Digest.of(bytes).hexadecimal
    var start = request("blobs/uploads/")
    start.method = .post
    let session = try send(start, writes: true)
    guard session.status == 202, !session.location.isEmpty else {
      throw client.refusal(session.status)
    }
    let place = session.location.hasPrefix("/") ? origin + session.location : session.location
    guard let server = ServerOrigin(of: place), server == home || server.isEncrypted else {
      throw client.unreachable("its address for uploads is unencrypted or cannot be used")
    }
    var end = request("")
    end.method = .put
    end.url = place + (place.contains("?") ? "&" : "?") + "digest=sha256:\(digest)"
    end.body = bytes
    end.size = bytes.count
    end.headers = ["Content-Type: application/octet-stream"]
    let response = try send(end, writes: true)
    guard response.status == 201 else { throw client.refusal(response.status) }
  }

  private func request(_ path: String) -> HTTPClient.Request {
    HTTPClient.Request(url: "\(base)/\(path)", authorization: client.authorization)
  }

  // MARK: Authorization

  /// Sends a request, and repeats it with a token if the registry requires one.
  ///
  /// Only the registry itself gets credentials, or can require them: not the server of another
  /// address for uploads, and none that it redirects to.
  private func send(
    _ request: HTTPClient.Request, writes: Bool
  ) throws(StoreError) -> HTTPClient.Response {
    var request = request
    guard ServerOrigin(of: request.url) == home else {
      request.authorization = .none
      return try client.send(request)
    }
    // With token authentication, only the token server gets the user and the password.
    if case .user = request.authorization { request.authorization = .none }
    let response = try client.send(request)
    guard response.status == 401, response.origin == home else { return response }
    if let challenge = BearerChallenge(response.challenge) {
      request.authorization = .token(try token(for: challenge, writes: writes))
    } else {
      request.authorization = client.authorization
    }
    return try client.send(request)
  }

  private func token(for challenge: BearerChallenge, writes: Bool) throws(StoreError) -> String {
    guard let home, TokenServers.allow(challenge.realm, for: home) else {
      throw client.unreachable("it names another or an unencrypted server for its tokens")
    }
    // The challenge also has a scope, but this request needs no other one.
    let scope = "repository:\(repository):pull\(writes ? ",push" : "")"
    let parameters = [("service", challenge.service ?? ""), ("scope", scope)]
      .filter { !$0.1.isEmpty }
      .map { "\($0.0)=\(Self.escaped($0.1))" }.joined(separator: "&")
    let request = HTTPClient.Request(
      url: challenge.realm + (challenge.realm.contains("?") ? "&" : "?") + parameters,
      authorization: client.authorization)
    let response = try client.send(request)
    guard response.status == 200,
      let tokens = try? JSONDecoder().decode(Tokens.self, from: Data(response.body)),
      let token = tokens.token ?? tokens.access_token
    else { throw client.refusal(response.status == 200 ? 401 : response.status) }
    return token
  }

  /// The response of a token server (Docker Registry, “Token Authentication Specification”).
  private struct Tokens: Decodable {
    var token: String?
    var access_token: String?
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }

  // MARK: Manifests

  private static let manifestType = "application/vnd.oci.image.manifest.v1+json"

  private static func tag(_ object: StoredObject) -> String {
    "sha256-" + object.digest.hexadecimal
  }

  private static func descriptor(_ type: String, of object: StoredObject) -> String {
    "{\"mediaType\":\"\(type)\",\"digest\":\"sha256:\(object.digest.hexadecimal)\",\"size\":\(object.size)}"
  }
}

extension RegistryStore: KeyedStore {
  var name: String { client.store }

  /// The part of a manifest that refers to the contents.
  private struct Manifest: Decodable {
    var layers: [Layer]

    struct Layer: Decodable {
      var digest: String
      var size: Int
    }
  }

  /// Returns the tag of a key, which is shorter than the limit of 128 characters.
  private static func tag(_ key: String) -> String {
    key.split(separator: "/").joined(separator: "-")
  }

  func bytes(at key: String, limit: Int) throws(StoreError) -> [UInt8]? {
    var request = request("manifests/\(Self.tag(key))")
    request.headers = ["Accept: \(Self.manifestType)"]
    request.seconds = Self.seconds
    let response = try send(request, writes: false)
    guard response.status != 404 else { return nil }
    guard response.status == 200 else { throw client.refusal(response.status) }
    let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(response.body))
    guard let layer = manifest?.layers.first, layer.digest.hasPrefix("sha256:"),
      let digest = SHA256Digest(hexadecimal: String(layer.digest.dropFirst("sha256:".count))),
      (0...limit).contains(layer.size)
    else { throw unusable("it returns other contents than a history of runs has") }
    let object = StoredObject(digest: digest, size: layer.size)
    let bytes = try bytes(of: object)
    try object.check(bytes, from: "The store \(name)")
    return bytes
  }

  func put(_ bytes: [UInt8], at key: String, once isOnce: Bool) throws(StoreError) {
    try put(
      bytes, as: StoredObject(of: bytes), tag: Self.tag(key), kind: "history",
      type: "application/octet-stream", once: isOnce)
  }
}
