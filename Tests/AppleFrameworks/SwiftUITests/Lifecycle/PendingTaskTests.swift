// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

@Suite("Tasks of views that have not ended")
struct PendingTaskTests {
  @Test("A task that sleeps fails the snapshot of a view as pending work")
  func view() throws {
    let message = try #require(
      verifySnapshot(of: Sleeping(id: 0), as: .outline, record: .never))
    #expect(message.contains("PendingTaskTests.swift"), "\(message)")
    #expect(message.contains("Sleeping"), "\(message)")
  }

  @Test("A task that a step of a host starts fails the next snapshot")
  func host() throws {
    let host = try ViewHost(Restarting())
    try host.tap("Start")
    let message = try #require(verifySnapshot(of: host, as: .outline, record: .never))
    #expect(message.contains("PendingTaskTests.swift"), "\(message)")
  }
}

private struct Sleeping: View {
  let id: Int

  var body: some View {
    Text("Sleeping").task(id: id) { try? await Task.sleep(for: .seconds(3600)) }
  }
}

private struct Restarting: View {
  @State private var id: Int?

  var body: some View {
    VStack {
      Button("Start") { id = 1 }
      Text("Task").task(id: id) {
        guard id != nil else { return }
        try? await Task.sleep(for: .seconds(3600))
      }
    }
  }
}
