// SPDX-License-Identifier: MIT

import TintypeBase

/// An HTTP client that starts one curl process for each request.
struct HTTPClient: Sendable {
  /// The name of the store in messages.
  let store: String
  let authorization: Authorization
  let environment: StoreEnvironment

  /// A request.
  struct Request {
    var method = Method.get
    var url: String
    var headers: [String] = []
    /// The body.
    var body: [UInt8]?
    var authorization: Authorization
    /// The maximum size of the response, in bytes.
    var limit = 1 << 20

    enum Method: String {
      case get = "GET", head = "HEAD", put = "PUT", post = "POST"
    }
  }

  /// The response to a request.
  struct Response {
    var status: Int
    var body: [UInt8] = []
    /// The header fields that stores read, in the order of ``fields``.
    var location = ""
    var challenge = ""
    var length: Int?
    var url = ""
  }

  /// Sends a request.
  ///
  /// - Returns: The response, for every status.
  /// - Throws: `StoreError.unreachable` without a complete response, `noProgram`, `unencrypted`,
  ///   `file`.
  func send(_ request: Request) throws(StoreError) -> Response {
    guard !request.authorization.isSecretSent || Self.isPrivate(request.url) else {
      throw .unencrypted(store: store)
    }
    let directory = try TransferDirectory()
    defer { directory.remove() }
    var options = try options(for: request, in: directory)
    if case .signature(let key, let secret, let session, let region) = request.authorization {
      // S3 requires the digest of the body, which curl does not know before it sends a file.
      let digest = SHA256Digest.of(request.body ?? []).hexadecimal
      options += [
        ("aws-sigv4", "aws:amz:\(region):s3"), ("user", "\(key):\(secret)"),
        ("header", "x-amz-content-sha256: \(digest)"),
      ]
      if let session { options.append(("header", "x-amz-security-token: \(session)")) }
    }
    let curl = TransferProgram(name: "curl", environment: environment.withoutCredentials)
    // Options are passed through standard input, because other users can see a process's arguments.
    let ending = try curl.run(["--disable", "--config", "-"], input: Self.configuration(options))
    guard ending.status == 0 else { throw failure(ending) }
    var response = Self.response(ending.output)
    response.body = try directory.received() ?? []
    return response
  }

  private typealias Option = (name: String, value: String?)

  private func options(
    for request: Request, in directory: TransferDirectory
  ) throws(StoreError) -> [Option] {
    let isEncrypted = request.url.hasPrefix("https:")
    var options: [Option] = [
      ("silent", nil), ("show-error", nil), ("globoff", nil), ("location", nil),
      ("max-redirs", "5"), ("proto", "=http,https"),
      ("proto-redir", isEncrypted ? "=https" : "=http,https"), ("connect-timeout", "10"),
      ("speed-limit", "1"), ("speed-time", "\(environment.stallLimit)"),
      // curl retries after timeouts and after the statuses 408, 429, 500, 502, 503 and 504.
      ("retry", "2"), ("retry-max-time", "\(environment.stallLimit)"),
      ("max-filesize", "\(request.limit)"), ("output", directory.path(.received)),
      ("write-out", Self.fields), ("url", request.url),
    ]
    switch request.method {
    case .get: break
    case .head: options.append(("head", nil))
    case .put, .post: options.append(("request", request.method.rawValue))
    }
    if request.method == .post { options.append(("header", "Content-Length: 0")) }
    if let body = request.body {
      try directory.write(body)
      options.append(("upload-file", directory.path(.sent)))
    }
    switch request.authorization {
    case .none, .signature: break
    case .token(let token): options.append(("header", "Authorization: Bearer \(token)"))
    case .user(let user, let password):
      options += [("basic", nil), ("user", "\(user):\(password)")]
    }
    return options + request.headers.map { ("header", $0) }
  }

  /// Returns the lines of a curl configuration file; curl's manual lists the escapes in quotes.
  private static func configuration(_ options: [Option]) -> String {
    options.map { name, value in
      guard let value else { return name + "\n" }
      var quoted = ""
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\\", "\"": quoted += "\\\(scalar)"
        case "\n": quoted += "\\n"
        case "\r", "\0": break
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return "\(name) = \"\(quoted)\"\n"
    }.joined()
  }

  /// The format of the lines that curl prints after a response, one for each property of
  /// ``Response``.
  private static let fields =
    "%{http_code}\n%header{location}\n%header{www-authenticate}\n%header{content-length}\n%{url_effective}\n"

  private static func response(_ output: String) -> Response {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    func line(_ index: Int) -> String { index < lines.count ? lines[index] : "" }
    return Response(
      status: Int(line(0)) ?? 0, location: line(1), challenge: line(2), length: Int(line(3)),
      url: line(4))
  }

  /// Returns the error for an exit code of curl; curl's manual lists the exit codes.
  private func failure(_ ending: TransferProgram.Ending) -> StoreError {
    let reason =
      switch ending.status {
      case 6: "its host cannot be resolved"
      case 7: "it refuses connections"
      case 18: "the transfer ended too early"
      case 28: "it sent no data for \(environment.stallLimit) s"
      case 35, 51, 58, 60: "its certificate cannot be verified"
      case 52, 56: "it closed the connection"
      case 63: "it sends more bytes than the object has"
      default: "curl failed with exit code \(ending.status), “\(ending.messages)”"
      }
    return .unreachable(store: store, reason: reason)
  }

  /// Returns whether only the server can read a request.
  ///
  /// The connection is encrypted, or stays on this machine.
  private static func isPrivate(_ url: String) -> Bool {
    if url.hasPrefix("https://") { return true }
    let host = url.dropFirst("http://".count).prefix { $0 != "/" }
    return ["127.0.0.1", "localhost", "[::1]"].contains {
      host == $0 || host.hasPrefix($0 + ":")
    }
  }
}
