// SPDX-License-Identifier: MIT

internal import CTintypeServer

/// Checks the requests of the library, and sends the responses.
final class RequestHandler: Sendable {
  private let filter: RequestFilter
  private let answer: @Sendable (LoopbackServer.Request) -> LoopbackServer.Response

  init(
    filter: RequestFilter,
    answer: @escaping @Sendable (LoopbackServer.Request) -> LoopbackServer.Response
  ) {
    (self.filter, self.answer) = (filter, answer)
  }

  /// Starts the server.
  ///
  /// - Parameters:
  ///   - socket: A listening socket, which the server closes.
  ///   - settings: The library and the limits.
  /// - Returns: The server, until whose end the caller keeps this handler.
  /// - Throws: `ServerError` if the library is not available.
  func start(
    socket: Int32, _ settings: LoopbackServer.Settings
  ) throws(ServerError) -> sending OpaquePointer {
    let limits = tintype_limits(
      connections: UInt32(clamping: settings.connections),
      timeout: UInt32(clamping: settings.timeout), memory: settings.memory)
    var server: OpaquePointer?
    var reason = [CChar](repeating: 0, count: Int(TINTYPE_SERVER_REASON_SIZE))
    let status = tintype_server_start(
      settings.library, socket, limits,
      { context, request in
        guard let context, let request else { return }
        Unmanaged<RequestHandler>.fromOpaque(context).takeUnretainedValue().respond(to: request)
      }, Unmanaged.passUnretained(self).toOpaque(), &server, &reason)
    switch status {
    case TINTYPE_SERVER_OK: break
    case TINTYPE_SERVER_LIBRARY_MISSING:
      let text = reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .libraryMissing(reason: String(decoding: text, as: UTF8.self))
    case TINTYPE_SERVER_STATIC: throw .staticProgram
    default: throw .notStarted
    }
    guard let server else { throw .notStarted }
    return server
  }

  private func respond(to request: OpaquePointer) {
    var head = RequestFilter.Head(
      method: String(cString: tintype_request_method(request)),
      path: String(cString: tintype_request_path(request)))
    read(tintype_request_fields, of: request, into: &head.fields)
    read(tintype_request_arguments, of: request, into: &head.arguments)
    switch filter.decision(for: head) {
    case .accepted(let accepted): send(answer(accepted), to: request)
    case .rejected(let status):
      send(.init(status: status, type: "text/plain; charset=utf-8", bytes: []), to: request)
    }
  }

  private func read(
    _ enumerate: (OpaquePointer?, tintype_value?, UnsafeMutableRawPointer?) -> Void,
    of request: OpaquePointer, into values: inout [(name: String, value: String)]
  ) {
    withUnsafeMutablePointer(to: &values) { values in
      enumerate(
        request,
        { context, name, value in
          guard let context, let name else { return }
          context.assumingMemoryBound(to: [(name: String, value: String)].self).pointee
            .append((String(cString: name), value.map { String(cString: $0) } ?? ""))
        }, values)
    }
  }

  private func send(_ response: LoopbackServer.Response, to request: OpaquePointer) {
    tintype_request_respond(
      request, UInt32(clamping: response.status), response.bytes, response.bytes.count)
    let isKept = response.isImmutable && response.status == 200
    let caching = isKept ? "private, max-age=31536000, immutable" : "no-store"
    var fields = Self.fields + [("Content-Type", response.type), ("Cache-Control", caching)]
    if response.status == 405 { fields.append(("Allow", "GET, HEAD")) }
    for (name, value) in fields { tintype_request_add_field(request, name, value) }
  }

  /// The header fields of all responses: other origins can neither read nor embed them.
  private static let fields = [
    ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"),
    ("X-Frame-Options", "DENY"),
  ]
}
