// SPDX-License-Identifier: MIT

import Foundation
import TintypeBase

/// An HTTP client that starts one curl process for each request.
///
/// It follows redirects itself, because curl does not know which values of a request are secret.
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
    /// The size of the object in bytes, which determines the maximum time.
    var size = 0
    /// The maximum time of the request in seconds; `nil` to derive it from the size.
    var seconds: Int?
    /// A Boolean value that indicates whether a failed request is not sent again.
    var isOnce = false
    /// The maximum size of the response in bytes; an error page may be larger than the object.
    var limit: Int { max(size, 1 << 20) }

    enum Method: String {
      case get = "GET", head = "HEAD", put = "PUT", post = "POST", delete = "DELETE"
      /// The method of WebDAV that lists a folder.
      case propfind = "PROPFIND"
    }
  }

  /// The response to a request.
  struct Response {
    var status: Int
    var body: [UInt8] = []
    /// The header fields that stores read.
    var location = ""
    var challenge = ""
    var length: Int?
    /// The URL to which the server redirects.
    var redirection = ""
    /// The server that responded, which differs from that of the request after a redirect.
    var origin: ServerOrigin
  }

  /// The maximum number of redirects that a request follows.
  private static let redirectLimit = 5
  /// The maximum number of further attempts of a request.
  private static let retryLimit = 2

  /// Sends a request, and follows redirects.
  ///
  /// A request that is signed or changes the store follows no redirects. Another server than that
  /// of the request gets no credentials.
  ///
  /// - Returns: The response, for every status.
  /// - Throws: `StoreError.unreachable` without a complete response, `noProgram`, `unencrypted`,
  ///   `file`.
  func send(_ request: Request) throws(StoreError) -> Response {
    var request = request
    for _ in 0...Self.redirectLimit {
      let (response, origin) = try retrying(request)
      guard [301, 302, 303, 307, 308].contains(response.status), !response.redirection.isEmpty,
        request.method == .get || request.method == .head
      else { return response }
      if case .signature = request.authorization { return response }
      guard let next = ServerOrigin(of: response.redirection),
        next.isEncrypted || !origin.isEncrypted
      else { throw unreachable("it redirects to an address that cannot be used") }
      if next != origin { request.authorization = .none }
      request.url = response.redirection
    }
    throw unreachable("it redirects more than \(Self.redirectLimit) times")
  }

  /// Sends a request, and repeats it after a failure that may be temporary.
  private func retrying(_ request: Request) throws(StoreError) -> (Response, ServerOrigin) {
    guard let origin = ServerOrigin(of: request.url) else {
      throw unreachable("it names an address that cannot be used")
    }
    guard !request.authorization.isSecretSent || origin.isPrivate else {
      throw .unencrypted(store: store)
    }
    let start = DispatchTime.now()
    let deadline = start + .seconds(request.seconds ?? environment.timeLimit(size: request.size))
    let lastRetry = start + .seconds(environment.stallLimit)
    var attempt = 0
    while true {
      let result = try once(request, origin, until: deadline)
      let wait = 1 << attempt
      guard result.isTemporary, !request.isOnce, attempt < Self.retryLimit,
        DispatchTime.now() + .seconds(wait) < lastRetry
      else { return (try result.response.get(), origin) }
      attempt += 1
      Thread.sleep(forTimeInterval: Double(wait))
    }
  }

  /// The result of one transfer.
  private struct Attempt {
    var response: Result<Response, StoreError>
    /// A Boolean value that indicates whether the same request may succeed later.
    var isTemporary: Bool
  }

  private func once(
    _ request: Request, _ origin: ServerOrigin, until deadline: DispatchTime
  ) throws(StoreError) -> Attempt {
    let sent = try request.body.map(SentFile.init)
    defer { sent?.remove() }
    let options = Self.configuration(
      options(for: request, origin, file: sent?.path) + credentials(of: request))
    guard options.utf8.count <= TransferProgram.inputLimit else {
      throw unreachable("an address or a token is too long")
    }
    let curl = TransferProgram(
      name: "curl", environment: ProgramEnvironment.network.variables(from: environment.variables))
    let rest = Int64(deadline.uptimeNanoseconds) - Int64(DispatchTime.now().uptimeNanoseconds)
    let seconds = max(1, Int((Double(rest) / 1e9).rounded(.up)))
    // Options are passed through standard input, because other users can see a process's arguments.
    let ending = try curl.run(
      ["--disable", "--config", "-"], input: options,
      limits: .init(size: request.limit, seconds: seconds))
    switch ending.reason {
    case .exited(0):
      var response = Self.response(ending.messages, origin)
      response.body = ending.output
      return Attempt(
        response: .success(response),
        isTemporary: [408, 429, 500, 502, 503, 504].contains(response.status))
    case .exited(let status):
      let error = failure(status, curl.message(of: ending, prefix: "curl: "))
      return Attempt(response: .failure(error), isTemporary: status == 28)
    case .tooLarge: throw unreachable(StoreError.tooLarge)
    case .tooLong: throw unreachable(StoreError.tooLong(seconds))
    }
  }

  private typealias Option = (name: String, value: String?)

  private func options(for request: Request, _ origin: ServerOrigin, file: String?) -> [Option] {
    var options: [Option] = [
      ("silent", nil), ("show-error", nil), ("globoff", nil),
      ("proto", origin.isEncrypted ? "=https" : "=http"), ("connect-timeout", "10"),
      ("speed-limit", "1000"), ("speed-time", "\(environment.stallLimit)"),
      ("max-filesize", "\(request.limit)"), ("output", "-"), ("write-out", Self.fields),
      ("url", request.url),
    ]
    switch request.method {
    case .get: break
    case .head: options.append(("head", nil))
    case .put, .post, .delete, .propfind: options.append(("request", request.method.rawValue))
    }
    if request.method == .post { options.append(("header", "Content-Length: 0")) }
    if let file { options.append(("upload-file", file)) }
    return options + request.headers.map { ("header", $0) }
  }

  private func credentials(of request: Request) -> [Option] {
    switch request.authorization {
    case .none: return []
    case .token(let token): return [("header", "Authorization: Bearer \(token)")]
    case .user(let user, let password): return [("basic", nil), ("user", "\(user):\(password)")]
    case .signature(let key, let secret, let session, let region):
      // S3 requires the digest of the body, which curl does not know before it sends a file.
      let digest = SHA256Digest.of(request.body ?? []).hexadecimal
      return [
        ("aws-sigv4", "aws:amz:\(region):s3"), ("user", "\(key):\(secret)"),
        ("header", "x-amz-content-sha256: \(digest)"),
      ] + (session.map { [("header", "x-amz-security-token: \($0)")] } ?? [])
    }
  }

  /// Returns the lines of a curl configuration file; curl's manual lists the escapes in quotes.
  ///
  /// Control characters are removed: a line break in a value would begin another header field.
  private static func configuration(_ options: [Option]) -> String {
    options.map { name, value in
      guard let value else { return name + "\n" }
      var quoted = ""
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\\", "\"": quoted += "\\\(scalar)"
        case "\u{0}"..."\u{1F}", "\u{7F}": break
        default: quoted.unicodeScalars.append(scalar)
        }
      }
      return "\(name) = \"\(quoted)\"\n"
    }.joined()
  }

  /// The format of the lines that curl prints to its standard error after a response.
  ///
  /// curl replaces `\n` in it, and removes line breaks from fields.
  private static let fields =
    #"%{stderr}\n%{http_code}\n%header{location}\n%header{www-authenticate}\n"#
    + #"%header{content-length}\n%{redirect_url}\n"#

  private static func response(_ output: [UInt8], _ origin: ServerOrigin) -> Response {
    // A field may end with a carriage return, which a string would join with the line feed.
    let lines = output.split(separator: 0x0A, omittingEmptySubsequences: false).suffix(6)
      .map { String(decoding: $0, as: UTF8.self) }
    func line(_ index: Int) -> String { index < lines.count ? lines[index] : "" }
    return Response(
      status: Int(line(0)) ?? 0, location: line(1), challenge: line(2), length: Int(line(3)),
      redirection: line(4), origin: origin)
  }

  func unreachable(_ reason: String) -> StoreError { .unreachable(store: store, reason: reason) }

  /// Returns the error for an exit code of curl; curl's manual lists the exit codes.
  private func failure(_ status: Int32, _ message: String) -> StoreError {
    let reason =
      switch status {
      case 6: "its host cannot be resolved"
      case 7: "it refuses connections"
      case 18: "the transfer ended too early"
      case 28: "it sent too little data for \(environment.stallLimit) s"
      case 35, 51, 58, 60: "its certificate cannot be verified"
      case 52, 56: "it closed the connection"
      case 63: StoreError.tooLarge
      default: "curl failed with exit code \(status), “\(message)”"
      }
    return unreachable(reason)
  }
}
