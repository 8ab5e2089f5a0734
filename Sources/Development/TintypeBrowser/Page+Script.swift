// SPDX-License-Identifier: MIT

import Foundation

extension Page {
  /// Runs an expression in the page and reads what it gives; a promise is waited for.
  ///
  /// - Parameters:
  ///   - script: The expression.
  ///   - type: What it gives.
  /// - Returns: Its value, by way of JSON.
  /// - Throws: ``BrowserError/script(_:)`` with the error that it ends in, or another.
  package func evaluate<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) throws(BrowserError) -> Value {
    let answer = try call("Runtime.evaluate", Evaluate(script), as: Evaluated<Value>.self)
    if let details = answer.exceptionDetails { throw .script(details.words) }
    guard let value = answer.result.value else { throw .noValue(script: script) }
    return value
  }

  /// Runs an expression in the page, for what it does; a promise is waited for.
  package func run(_ script: String) throws(BrowserError) {
    let answer = try call("Runtime.evaluate", Evaluate(script), as: Evaluated<Ignored>.self)
    if let details = answer.exceptionDetails { throw .script(details.words) }
  }

  /// Waits until an expression is true in the page, which is looked at before each frame.
  ///
  /// - Parameters:
  ///   - script: The expression. One that ends in an error is not true.
  ///   - patience: How long to wait; by default as long as for any answer.
  /// - Throws: ``BrowserError/tookTooLong(what:limit:)``, or another.
  package func waitUntil(
    _ script: String, patience: Duration? = nil
  ) throws(BrowserError) {
    let patience = patience ?? browser.connection.patience
    let milliseconds =
      patience.components.seconds * 1000
      + patience.components.attoseconds / 1_000_000_000_000_000
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
    guard isTrue else { throw .tookTooLong(what: "“\(script)”", limit: patience) }
  }

  /// Waits until the page has painted what has changed so far.
  package func settle() throws(BrowserError) {
    try run(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
  }

  /// A text as a script has it, in quotation marks.
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

    init(_ expression: String) {
      self.expression = expression
    }
  }

  private struct Evaluated<Value: Decodable>: Decodable {
    var result: Remote
    var exceptionDetails: ExceptionDetails?

    struct Remote: Decodable {
      var value: Value?

      init() {}

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // What is there and null is a value, of types that have such a one.
        if container.contains(.value) { value = try container.decode(Value.self, forKey: .value) }
      }

      private enum CodingKeys: String, CodingKey { case value }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      exceptionDetails = try container.decodeIfPresent(
        ExceptionDetails.self, forKey: .exceptionDetails)
      // An error is a value as well, and none of those that are asked for.
      result =
        exceptionDetails == nil ? try container.decode(Remote.self, forKey: .result) : Remote()
    }

    private enum CodingKeys: String, CodingKey { case result, exceptionDetails }
  }

  /// Whatever a value may be.
  private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }
}
