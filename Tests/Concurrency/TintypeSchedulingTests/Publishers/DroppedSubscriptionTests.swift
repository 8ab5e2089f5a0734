// SPDX-License-Identifier: MIT

import Testing
import TintypeScheduling

@Suite("Dropped subscriptions")
struct DroppedSubscriptionTests {
  /// A label that stores its subscription in a property.
  private final class Label {
    var cancellable: AnyCancellable?

    init(_ model: CurrentValue<Int>, on pump: Pump) { bind(model, on: pump) }

    func bind(_ model: CurrentValue<Int>, on pump: Pump) {
      cancellable = model.receive(on: pump).sink(owner: self) { _ in }
    }
  }

  private let model = CurrentValue(1)
  private let pump = Pump()

  private func issuesOfTest(_ name: String = #function, _ body: () -> Void) -> [String] {
    placedIssues {
      WorkTracker.withScope(WorkTracker.Scope("DroppedSubscriptionTests.\(name)")) { body() }
    }
  }

  @Test("A subscription that ends in its own statement is reported at the line of the sink")
  func dropped() {
    let reported = issuesOfTest {
      _ = model.receive(on: pump).sink(line: 42) { _ in }
    }
    #expect(
      reported == [
        """
        42: This subscription ended in the statement that created it, while its first value was \
        pending on a scheduler, so no value will ever arrive. Keep the returned cancellable, for \
        example with .store(in: &cancellables).
        """
      ])
  }

  @Test("The report of a dropped subscription names its owner")
  func droppedWithOwner() {
    let reported = issuesOfTest {
      final class Banner { var text = 0 }
      _ = model.receive(on: pump).assign(to: \.text, on: Banner())
    }
    #expect(reported.first?.contains("This subscription for Banner ended") == true)
  }

  @Test("A dropped subscription without undelivered values is not reported")
  func droppedSubscriptionWithoutUndeliveredValuesIsNotReported() {
    let reported = issuesOfTest {
      _ = model.receive(on: AtOnce()).sink { _ in }
      _ = model.sink { _ in }
      _ = model.dropFirst().receive(on: pump).sink { _ in }
    }
    #expect(reported == [])
  }

  @Test("A dropped subscription that has received a value is not reported")
  func hasReceived() {
    let publisher = model.receive(on: pump).prepend(0)
    var values: [Int] = []
    let reported = issuesOfTest {
      _ = publisher.sink { values.append($0) }
    }
    #expect(reported == [])
    #expect(values == [0])
  }

  @Test("A subscription that is canceled explicitly is not reported")
  func cancelled() {
    #expect(issuesOfTest { model.receive(on: pump).sink { _ in }.cancel() } == [])
  }

  @Test("A subscription in a property is not reported while its owner exists")
  func kept() {
    let reported = issuesOfTest {
      let label = Label(model, on: pump)
      #expect(WorkTracker.pending().count == 1)
      pump.pump()
      _ = label
    }
    #expect(reported == [])
  }

  @Test("A subscription that is replaced before its value is delivered is not reported")
  func replaced() {
    let reported = issuesOfTest {
      let label = Label(model, on: pump)
      label.bind(model, on: pump)
      pump.pump()
    }
    #expect(reported == [])
  }

  @Test("A subscription that is released with its owner after another event is not reported")
  func releasedWithOwner() {
    let reported = issuesOfTest {
      var label: Label? = Label(model, on: pump)
      _ = label
      model.send(2)
      label = nil
      #expect(WorkTracker.pending().isEmpty)
    }
    #expect(reported == [])
  }

  @Test("A stored subscription is not reported, even if its owner is released at once")
  func stored() {
    final class View {
      private var cancellables: Set<AnyCancellable> = []

      init(_ model: CurrentValue<Int>, on pump: Pump) {
        model.receive(on: pump).sink { _ in }.store(in: &cancellables)
      }
    }
    #expect(issuesOfTest { _ = View(model, on: pump) } == [])
  }

  @Test("Dropped subscriptions outside a test are not reported")
  func noTest() {
    let issues = WorkTracker.withoutScope {
      placedIssues { _ = model.receive(on: pump).sink { _ in } }
    }
    #expect(issues == [])
  }
}
