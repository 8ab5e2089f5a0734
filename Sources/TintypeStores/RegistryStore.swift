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

  func bytes(of object: StoredObject) throws(StoreError) -> [UInt8] {
    var request = request("blobs/sha256:\(object.digest.hexadecimal)")
    request.limit = max(object.size, 1 << 20)
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
    try upload(bytes)
    let configuration = Array("{}".utf8)
    try upload(configuration)
    var request = request("manifests/\(Self.tag(object))")
    request.method = .put
    request.headers = ["Content-Type: \(Self.manifestType)"]
    let empty = Self.descriptor(
      "application/vnd.oci.empty.v1+json", of: StoredObject(of: configuration))
    request.body = Array(
      """
      {"schemaVersion":2,"mediaType":"\(Self.manifestType)",\
      "artifactType":"application/vnd.tintype.reference.v1","config":\(empty),\
      "layers":[\(Self.descriptor("image/png", of: object))]}
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
    guard place.hasPrefix(origin + "/") || place.hasPrefix("https://") else {
      throw .unreachable(store: client.store, reason: "its address for uploads is unencrypted")
    }
    var end = request("")
    end.method = .put
    end.url = place + (place.contains("?") ? "&" : "?") + "digest=sha256:\(digest)"
    end.body = bytes
    end.headers = ["Content-Type: application/octet-stream"]
    // Credentials are not sent to another host.
    if !place.hasPrefix(origin + "/") { end.authorization = .none }
    let response = try send(end, writes: true)
    guard response.status == 201 else { throw client.refusal(response.status) }
  }

  private func request(_ path: String) -> HTTPClient.Request {
    HTTPClient.Request(url: "\(base)/\(path)", authorization: client.authorization)
  }

  // MARK: Authorization

  /// Sends a request, and repeats it with a token if the registry requires one.
  private func send(
    _ request: HTTPClient.Request, writes: Bool
  ) throws(StoreError) -> HTTPClient.Response {
    var request = request
    // With token authentication, only the token server gets the user and the password.
    if case .user = request.authorization { request.authorization = .none }
    var response = try client.send(request)
    guard response.status == 401 else { return response }
    if let challenge = BearerChallenge(response.challenge) {
      request.authorization = .token(try token(for: challenge, writes: writes))
    } else {
      request.authorization = client.authorization
    }
    response = try client.send(request)
    return response
  }

  private func token(
    for challenge: BearerChallenge, writes: Bool
  ) throws(StoreError) -> String {
    let scope = challenge.scope ?? "repository:\(repository):pull\(writes ? ",push" : "")"
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

/// The challenge of a registry: `Bearer realm="…",service="…",scope="…"`.
struct BearerChallenge: Hashable, Sendable {
  /// The URL of the server that issues tokens.
  let realm: String
  let service: String?
  let scope: String?

  /// Parses the field `WWW-Authenticate`; `nil` for another scheme, or without a realm.
  init?(_ field: String) {
    guard field.lowercased().hasPrefix("bearer ") else { return nil }
    var values: [String: String] = [:]
    for match in field.matches(of: #/([A-Za-z]+)="([^"]*)"/#) {
      values[match.1.lowercased()] = String(match.2)
    }
    guard let realm = values["realm"], realm.hasPrefix("http://") || realm.hasPrefix("https://")
    else {
      return nil
    }
    self.realm = realm
    (service, scope) = (values["service"], values["scope"])
  }
}
