// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Pickers in the rows of lists")
struct PickerRowTests {
  @Test("The value of a menu that does not fit beside its title is below it, in the row of a list")
  func stackedValue() throws {
    func frames(_ value: String) throws -> (title: CGRect, value: CGRect) {
      let form = Form {
        VStack(alignment: .leading) {
          Picker("Protection Level", selection: .constant(1)) { Text(value).tag(1) }
          Text("Summary").font(.caption)
        }
      }
      let host = try ViewHost(
        form, layout: .device(config: ViewImageConfig(size: CGSize(width: 390, height: 260))))
      return try (textFrame(of: "Protection Level", in: host), textFrame(of: value, in: host))
    }
    let short = try frames("Compatible")
    #expect(short.title.midY == short.value.midY)
    let long = try frames("Compatible — Accept unsigned")
    // Measured: the value begins 12 points after the title, on the second line of the row.
    #expect(abs(long.value.minX - long.title.minX - 12) < 0.01)
    // There are 10 points between the lines, which are 20.33 points high.
    #expect(abs(long.value.minY - long.title.minY - 30.33) < 0.5)
  }
}
