// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import Tintype
import TintypeComponents
import TintypeScheduling

// The examples of the guide on schedulers, so that they compile and work as described.

private struct Toast: Equatable {
  var title = "Saved"
}

private protocol ToasterViewModelProtocol {
  var dataPublisher: AnyPublisher<Toast, Never> { get }
  var scheduler: AnySchedulerOf<DispatchQueue> { get }
}

private final class MockToasterViewModel: ToasterViewModelProtocol {
  let scheduler: AnySchedulerOf<DispatchQueue>
  private let subject = CurrentValueSubject<Toast, Never>(Toast())

  init(scheduler: AnySchedulerOf<DispatchQueue> = .immediate) { self.scheduler = scheduler }

  var dataPublisher: AnyPublisher<Toast, Never> { subject.eraseToAnyPublisher() }
}

private final class ToasterView: Component {
  private var title = ""
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: some ToasterViewModelProtocol) {
    viewModel.dataPublisher
      .receive(on: viewModel.scheduler)
      .sink { [weak self] toast in self?.title = toast.title }
      .store(in: &cancellables)
  }

  var body: some Component { Text(title) }
}

private final class ViewModel {
  private let subject = CurrentValueSubject<Int, Never>(1)

  var currentDisplayState: Int { subject.value }
  var displayStatePublisher: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }

  func show(_ state: Int) { subject.send(state) }
}

private final class DisplayView {
  private(set) var rendered: [Int] = []
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: ViewModel) {
    render(viewModel.currentDisplayState)
    viewModel.displayStatePublisher
      .dropFirst()  // has been drawn
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  private func render(_ state: Int) { rendered.append(state) }
}

@MainActor private final class TimerModel {
  private(set) var seconds = 0

  init(clock: some Clock<Duration>) {
    Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        seconds += 1
      }
    }
  }
}

private struct TimerView: Component {
  var seconds: Int

  @MainActor init(model: TimerModel) { seconds = model.seconds }

  var body: some Component { Text("\(seconds) s").padding(8) }
}

private final class ToastModel {
  private(set) var text: String?
  private let scheduler: AnySchedulerOf<DispatchQueue>

  init(scheduler: AnySchedulerOf<DispatchQueue>) { self.scheduler = scheduler }

  func show(_ text: String) {
    self.text = text
    scheduler.schedule(after: scheduler.now.advanced(by: 2)) { [weak self] in self?.text = nil }
  }
}

private struct ToastView: Component {
  var text: String?

  init(model: ToastModel) { text = model.text }

  var body: some Component { Text(text ?? "–").padding(8) }
}

@MainActor private final class Feed {
  private(set) var posts: [String] = []

  func load(_ service: @escaping @Sendable () async -> [String]) {
    Task { posts = await service() }  // untracked
  }
}

@Suite("Examples of the guide on schedulers", .snapshots) @MainActor
struct SchedulingDocumentationTests {
  @Test("A model takes its scheduler from the test")
  func scheduler() {
    assertSnapshot(of: ToasterView(viewModel: MockToasterViewModel()), as: .outline)
    #expect(
      verifySnapshot(
        of: ToasterView(viewModel: MockToasterViewModel(scheduler: .main)), as: .outline,
        named: "main")?.contains("Work is pending") == true)
  }

  @Test("A view draws the current state and then follows changes")
  func currentState() async {
    let model = ViewModel()
    let view = DisplayView(viewModel: model)
    #expect(view.rendered == [1])
    model.show(2)
    await settle()
    #expect(view.rendered == [1, 2])
  }

  /// Runs an assertion twice with separate references.
  ///
  /// The first run records them.
  private func recordingFirst(_ test: () -> Void) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    withSnapshotTesting(record: .missing, references: .directory(folder.path)) {
      withKnownIssue {
        test()
      } matching: { issue in
        issue.comments.map(\.rawValue).joined().contains("was recorded")
      }
      test()
    }
  }

  @Test("A timer runs on a clock that the test advances")
  func clock() {
    recordingFirst {
      let clock = TestClock()
      let model = settled { TimerModel(clock: clock) }
      clock.advance(by: .seconds(3))
      assertSnapshot(of: TimerView(model: model), as: .image)
      #expect(model.seconds == 3)
    }
  }

  @Test("A toast hides itself on a test scheduler")
  func toast() {
    recordingFirst {
      let scheduler = DispatchQueue.test
      let model = ToastModel(scheduler: scheduler.eraseToAnyScheduler())
      model.show("Saved")
      assertSnapshot(of: ToastView(model: model), as: .image, named: "shown")
      scheduler.advance(by: 2)
      assertSnapshot(of: ToastView(model: model), as: .image, named: "hidden")
      #expect(model.text == nil)
    }
  }

  @Test("Untracked work is awaited with settle")
  func unseen() async {
    let feed = Feed()
    feed.load { ["one"] }
    #expect(feed.posts.isEmpty && WorkTracker.pending().isEmpty)
    await settle { !feed.posts.isEmpty }
    #expect(feed.posts == ["one"])

    let other = Feed()
    settled { other.load { ["two"] } }
    #expect(other.posts == ["two"])
  }

  @Test("A load is tracked as pending work")
  func load() {
    let load = WorkTracker.beginLoad("avatar.png", owner: Feed())
    assertSnapshot(of: "skeleton", as: .lines, allowPending: "The skeleton is what is tested.")
    load?.end()
    #expect(WorkTracker.pending().isEmpty)
  }
}
