// SPDX-License-Identifier: MIT

import Foundation

extension Page {
  /// Evaluates an expression in the page and returns its result; a promise is awaited.
  ///
  /// - Parameters:
  ///   - script: The expression.
  ///   - type: The type of the result.
  /// - Returns: The value, decoded from JSON.
  /// - Throws: ``BrowserError/script(_:)`` with the error of the script, or another
  ///   ``BrowserError``.
  package func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) throws(BrowserError) -> Value {
    let answer = try call("Runtime.evaluate", Evaluate(script), as: Evaluated<Value>.self)
    if let details = answer.exceptionDetails { throw .script(details.message) }
    guard let value = answer.result.value else { throw .noValue(script: script) }
    return value
  }

  /// Evaluates an expression in the page for its effect; a promise is awaited.
  package func run(_ script: String) throws(BrowserError) {
    let answer = try call("Runtime.evaluate", Evaluate(script), as: Evaluated<Ignored>.self)
    if let details = answer.exceptionDetails { throw .script(details.message) }
  }

  /// Waits until an expression is true in the page; it is evaluated before each frame.
  ///
  /// - Parameters:
  ///   - script: The expression. One that throws an error is not true.
  ///   - timeout: The timeout; by default that of any answer.
  /// - Throws: ``BrowserError/tookTooLong(what:limit:)``, or another ``BrowserError``.
  package func waitUntil(_ script: String, timeout: Duration? = nil) throws(BrowserError) {
    let timeout = timeout ?? browser.connection.timeout
    let milliseconds =
      timeout.components.seconds * 1000
      + timeout.components.attoseconds / 1_000_000_000_000_000
    let isTrue: Bool = try evaluate(
      """
      new Promise((answer) => {
        const end = performance.now() + \(milliseconds);
        const isTrue = () => { try { return Boolean(\(script)); } catch { return false; } };
        const look = () => {
          if (isTrue()) answer(true);
          else if (performance.now() >= end) answer(false);
          else requestAnimationFrame(look);
        };
        look();
      })
      """)
    guard isTrue else { throw .tookTooLong(what: "“\(script)”", limit: timeout) }
  }

  /// Waits until the page has painted all changes so far.
  package func settle() throws(BrowserError) {
    try run(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
  }

  /// Returns a text as a JavaScript string literal.
  package static func literal(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(text) else { return "\"\"" }
    return String(decoding: data, as: UTF8.self)
  }

  private struct Evaluate: Encodable {
    var expression: String
    var awaitPromise = true
    var returnByValue = true
    var userGesture = true

    init(_ expression: String) { self.expression = expression }
  }

  private struct Evaluated<Value: Decodable>: Decodable {
    var result: Remote
    var exceptionDetails: ExceptionDetails?

    struct Remote: Decodable {
      var value: Value?

      init() {}

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // A null value that is present is valid for types that can represent it.
        if container.contains(.value) { value = try container.decode(Value.self, forKey: .value) }
      }

      private enum CodingKeys: String, CodingKey { case value }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      exceptionDetails = try container.decodeIfPresent(
        ExceptionDetails.self, forKey: .exceptionDetails)
      // An error is a value as well, but not of the requested type.
      result =
        exceptionDetails == nil ? try container.decode(Remote.self, forKey: .result) : Remote()
    }

    private enum CodingKeys: String, CodingKey { case result, exceptionDetails }
  }

  /// A value of any type, which is ignored.
  private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }
}
