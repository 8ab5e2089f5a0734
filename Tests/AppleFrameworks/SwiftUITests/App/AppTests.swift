// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@Suite("Apps")
struct AppTests {
  @Test("An app ends with an error that explains how to test its views")
  func main() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await SampleApp.main()
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("SampleApp cannot run, because this platform has no window system."))
    #expect(message.contains("assertSnapshot(of: view, as: .image)"))
  }
}

private struct SampleApp: App {
  var body: some Scene {
    WindowGroup { Text("App") }
  }
}
