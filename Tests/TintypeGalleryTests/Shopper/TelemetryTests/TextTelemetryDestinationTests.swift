// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import TintypeGallery

@testable import protocol TintypeGallery.TelemetryDestination

/// Lines as they were written.
final class TelemetryLines: Sendable {
  private let kept = Mutex<[String]>([])

  var all: [String] { kept.withLock { $0 } }

  /// A destination that writes here.
  var destination: any TelemetryDestination {
    Shopper.TextTelemetryDestination { line in self.kept.withLock { $0.append(line) } }
  }
}

@Suite("A destination for lines") struct TextTelemetryDestinationTests {
  private let lines = TelemetryLines()

  @Test("writes an event with its attributes by their names")
  func event() {
    lines.destination.logEvent(
      TelemetryEventName(rawValue: "tap"), attributes: ["z": 1, "a": "here", "m": 0.5])
    #expect(lines.all == [#"tap a="here" m=0.5 z=1"#])
  }

  @Test("writes a text so that a line stays one")
  func quoted() {
    lines.destination.logEvent(
      TelemetryEventName(rawValue: "tap"), attributes: ["a": "two\nlines \"and\" more"])
    #expect(lines.all == [#"tap a="two\nlines \"and\" more""#])
  }

  @Test("writes an error with its type", arguments: MockError.allCases)
  func error(error: MockError) {
    lines.destination.logError(error, attributes: ["subapp": "shop"])
    #expect(lines.all == [#"error MockError.\#(error) subapp="shop""#])
  }
}
