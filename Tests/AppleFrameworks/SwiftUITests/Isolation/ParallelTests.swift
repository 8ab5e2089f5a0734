// SPDX-License-Identifier: MIT

import Foundation
import SnapshotTesting
import SwiftUI
import Testing

/// Tests without an actor, which run on several threads at the same time.
@Suite("Snapshots of views in parallel tests")
struct ParallelTests {
  @Test("A test that is not annotated snapshots views of main-actor models", arguments: 0..<500)
  func unannotated(number: Int) async {
    let model = await PriceModel(number: number % 5 + 1)
    let text = outline(of: PriceList(model: model))
    #expect(text == Self.expected[number % 5])
  }

  @Test("A test of the main actor snapshots the same views", arguments: 0..<20)
  @MainActor
  func mainActor(number: Int) {
    let text = outline(of: PriceList(model: PriceModel(number: number % 5 + 1)))
    #expect(text == Self.expected[number % 5])
  }

  @Test("A thread whose snapshot the main thread waits for does not block")
  @MainActor
  func waitingMainThread() {
    let finished = DispatchSemaphore(value: 0)
    let text = Result()
    Thread.detachNewThread {
      text.value = outline(of: PriceList(model: nil))
      finished.signal()
    }
    finished.wait()
    #expect(text.value.contains("text: \"No prices\""))
  }

  // The expected texts are made one after another.
  private static let expected = (1...5).map { outline(of: PlainPriceList(number: $0)) }
    .map {
      $0.replacingOccurrences(of: "PlainPriceList", with: "PriceList")
        .replacingOccurrences(of: "PlainPrices", with: "LoadedPrices")
    }
}

/// `@unchecked`: the semaphore orders the accesses.
private final class Result: @unchecked Sendable {
  var value = ""
}

@MainActor
private final class PriceModel: ObservableObject {
  @Published private(set) var prices: [Int] = []
  let number: Int

  init(number: Int) { self.number = number }

  func load() { prices = (1...3).map { $0 * number } }

  func reload() async {
    await Task.yield()
    prices = prices.map { $0 + 1 }
  }
}

private struct PriceList: View {
  let model: PriceModel?

  var body: some View {
    if let model {
      LoadedPrices(model: model)
    } else {
      Text("No prices")
    }
  }
}

private struct LoadedPrices: View {
  @ObservedObject var model: PriceModel

  var body: some View {
    VStack(alignment: .leading) {
      // The closure is checked by the runtime.
      ForEach(model.prices.map { $0 * 2 }, id: \.self) { Text("\($0)") }
      GeometryReader { proxy in Text("Width \(Int(proxy.size.height))") }
    }
    .onAppear { model.load() }
    .task { await model.reload() }
  }
}

private struct PlainPriceList: View {
  let number: Int

  var body: some View {
    if number >= 0 { PlainPrices(number: number) }
  }
}

private struct PlainPrices: View {
  let number: Int

  var body: some View {
    VStack(alignment: .leading) {
      ForEach((1...3).map { ($0 * number + 1) * 2 }, id: \.self) { Text("\($0)") }
      GeometryReader { proxy in Text("Width \(Int(proxy.size.height))") }
    }
  }
}
