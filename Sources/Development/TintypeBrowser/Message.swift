// SPDX-License-Identifier: MIT

import Foundation

/// What is asked of the browser, as it goes over the socket.
struct Request<Parameters: Encodable>: Encodable {
  var id: Int
  var method: String
  var params: Parameters
  var sessionId: String?
}

/// No parameters.
struct Nothing: Codable {}

/// The head of what comes from the browser: an answer to a request, or an event.
struct MessageHead: Decodable {
  var id: Int?
  var method: String?
  var sessionId: String?
  var error: Failure?

  /// Why a request was refused.
  struct Failure: Decodable {
    var message: String
    var data: String?
  }
}

/// The body of an answer.
struct Answer<Result: Decodable>: Decodable {
  var result: Result
}

/// The body of an event.
struct Event<Parameters: Decodable>: Decodable {
  var params: Parameters
}

extension Data {
  /// The beginning as text, for messages about what cannot be read.
  var excerpt: String { String(decoding: prefix(400), as: UTF8.self) }
}
