// SPDX-License-Identifier: MIT

import Dispatch
import Testing
import TintypeScheduling

@Suite("Receiving on the schedulers of views")
@MainActor struct ReceiveOnSchedulersTests {
  @MainActor private final class ToasterModel {
    let subject = CurrentValueSubject<String, Never>("Saved")
    let scheduler: AnySchedulerOf<DispatchQueue>

    init(scheduler: AnySchedulerOf<DispatchQueue>) { self.scheduler = scheduler }

    var dataPublisher: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
  }

  @MainActor private final class ToasterView {
    private(set) var text = ""
    private var cancellables = Set<AnyCancellable>()

    init(model: ToasterModel) {
      model.dataPublisher
        .receive(on: model.scheduler)
        .sink { [weak self] in self?.text = $0 }
        .store(in: &cancellables)
    }
  }

  @Test("The immediate scheduler delivers at once and leaves no pending work")
  func immediate() {
    WorkTracker.withScope(WorkTracker.Scope("ReceiveOnSchedulers.immediate")) {
      let model = ToasterModel(scheduler: .immediate)
      let view = ToasterView(model: model)
      #expect(view.text == "Saved")
      model.subject.send("Sent")
      #expect(view.text == "Sent")
      #expect(WorkTracker.pending().isEmpty)
    }
  }

  @Test("A test scheduler delivers when it is advanced, and the value is pending once")
  func testScheduler() {
    WorkTracker.withScope(WorkTracker.Scope("ReceiveOnSchedulers.test")) {
      let scheduler = DispatchQueue.test
      let view = ToasterView(model: ToasterModel(scheduler: scheduler.eraseToAnyScheduler()))
      #expect(view.text == "")
      #expect(WorkTracker.pending().map(\.kind) == [.delivery])
      scheduler.advance()
      #expect(view.text == "Saved")
      #expect(WorkTracker.pending().isEmpty)
    }
  }

  @Test("The main scheduler delivers later, even on the main queue")
  func mainQueue() async {
    let scope = WorkTracker.Scope("ReceiveOnSchedulers.main")
    let view = WorkTracker.withScope(scope) {
      let view = ToasterView(model: ToasterModel(scheduler: .main))
      #expect(view.text == "")
      #expect(WorkTracker.pending().map(\.scheduler) == ["DispatchQueue.main"])
      return view
    }
    // The main queue is first in, first out: this runs after the delivery.
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(view.text == "Saved")
    #expect(WorkTracker.pending(in: scope).isEmpty)
  }

  @Test("DispatchQueue.main delivers later, even on the main queue")
  func namedQueue() async {
    let log = Log<String>()
    let cancellable = Just("a").receive(on: DispatchQueue.main).sink { log.note($0) }
    #expect(log.entries == [])
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(log.entries == ["a"])
    _ = cancellable
  }
}
