// SPDX-License-Identifier: MIT

import Synchronization
import Testing
import TintypeGallery

@testable import protocol TintypeGallery.TelemetryDestination

/// A recorder of telemetry lines.
final class TelemetryLines: Sendable {
  private let kept = Mutex<[String]>([])

  var all: [String] { kept.withLock { $0 } }

  /// A destination that writes to this recorder.
  var destination: any TelemetryDestination {
    Shopper.TextTelemetryDestination { line in self.kept.withLock { $0.append(line) } }
  }
}

@Suite("Text telemetry destination") struct TextTelemetryDestinationTests {
  private let lines = TelemetryLines()

  @Test("An event is written with its attributes sorted by name")
  func event() {
    lines.destination.logEvent(
      TelemetryEventName(rawValue: "tap"), attributes: ["z": 1, "a": "here", "m": 0.5])
    #expect(lines.all == [#"tap a="here" m=0.5 z=1"#])
  }

  @Test("A line break in a text is escaped")
  func quoted() {
    lines.destination.logEvent(
      TelemetryEventName(rawValue: "tap"), attributes: ["a": "two\nlines \"and\" more"])
    #expect(lines.all == [#"tap a="two\nlines \"and\" more""#])
  }

  @Test("An error is written with its type", arguments: MockError.allCases)
  func error(error: MockError) {
    lines.destination.logError(error, attributes: ["subapp": "shop"])
    #expect(lines.all == [#"error MockError.\#(error) subapp="shop""#])
  }
}
