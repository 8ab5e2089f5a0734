// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import Testing
import Tintype
import TintypeComponents
import TintypeScheduling

// The examples of the guide on schedulers, so that they compile and work as described.

struct ToasterData: Equatable {
  var title: String
}

protocol ToasterViewModelProtocol {
  var dataPublisher: AnyPublisher<ToasterData, Never> { get }
  var scheduler: AnySchedulerOf<DispatchQueue> { get }
}

final class MockToasterViewModel: ToasterViewModelProtocol {
  let scheduler: AnySchedulerOf<DispatchQueue>
  private let subject = CurrentValueSubject<ToasterData, Never>(ToasterData(title: "Saved"))

  init(scheduler: AnySchedulerOf<DispatchQueue> = .immediate) { self.scheduler = scheduler }

  var dataPublisher: AnyPublisher<ToasterData, Never> { subject.eraseToAnyPublisher() }
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

private protocol ViewModel {
  var currentDisplayState: Int { get }
  var displayStatePublisher: AnyPublisher<Int, Never> { get }
}

private final class CounterModel: ViewModel {
  private let subject = CurrentValueSubject<Int, Never>(1)

  var currentDisplayState: Int { subject.value }
  var displayStatePublisher: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }

  func show(_ state: Int) { subject.send(state) }
}

private final class DisplayView {
  private(set) var rendered: [Int] = []
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: some ViewModel) {
    render(viewModel.currentDisplayState)
    viewModel.displayStatePublisher
      .dropFirst()  // has been drawn
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  private func render(_ state: Int) { rendered.append(state) }
}

private final class ScoreModel {
  private let subject = CurrentValueSubject<String, Never>("2 : 1")

  var statePublisher: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }
}

private final class ScoreView: Component {
  private(set) var score = ""
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: ScoreModel) {
    viewModel.statePublisher
      .receive(on: DispatchQueue.main)
      .sink { [weak self] state in self?.render(state) }
      .store(in: &cancellables)
  }

  var body: some Component { Text(score) }

  private func render(_ state: String) { score = state }
}

private final class ImageLoader {
  private var completion: ((String) -> Void)?

  func load(_ url: String, completion: @escaping (String) -> Void) {
    self.completion = completion
  }

  func finish() { completion?("avatar") }
}

private final class AvatarView: Component {
  private var image = "skeleton"

  init(url: String, loader: ImageLoader) {
    let load = WorkTracker.beginLoad("avatar.png", owner: self)
    loader.load(url) { [weak self] image in
      self?.show(image)
      load?.end()
    }
  }

  var body: some Component { Text(image) }

  private func show(_ image: String) { self.image = image }
}

private final class ProfileModel {
  private(set) var name: String?
  private var cancellables: Set<AnyCancellable> = []

  init() {
    CurrentValueSubject<String, Never>("Ada")
      .receive(on: DispatchQueue.main)
      .sink { [weak self] name in self?.name = name }
      .store(in: &cancellables)
  }
}

private struct ProfileView: Component {
  var name: String?

  init(model: ProfileModel) { name = model.name }

  var body: some Component { Text(name ?? "–").padding(8) }
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

@MainActor final class Feed {
  private(set) var posts: [String] = []

  func load(_ service: @escaping @Sendable () async -> [String]) {
    Task { posts = await service() }
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
    let model = CounterModel()
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
    settled { feed.load { ["one"] } }
    #expect(feed.posts == ["one"])

    feed.load { ["one", "two"] }
    await settle { feed.posts.count == 2 }
    #expect(feed.posts == ["one", "two"])

    feed.load { [] }
    #expect(feed.posts.count == 2 && WorkTracker.pending().isEmpty)
    await settle { feed.posts.isEmpty }
  }

  @Test("A view that receives its value on the main queue cannot be compared")
  func mainQueue() async {
    let view = ScoreView(viewModel: ScoreModel())
    let failure = verifySnapshot(of: view, as: .outline, record: .all)
    #expect(failure?.contains("could not be compared. Work is pending") == true)
    #expect(failure?.contains("- a value on DispatchQueue.main (DocumentationTests/Sched") == true)
    await settle()
    #expect(view.score == "2 : 1")
  }

  @Test("A load of an image is tracked until it ends")
  func avatar() {
    let loader = ImageLoader()
    let view = AvatarView(url: "https://example.com/avatar.png", loader: loader)
    let failure = verifySnapshot(of: view, as: .outline, record: .all)
    #expect(failure?.contains("avatar.png") == true)
    loader.finish()
    recordingFirst { assertSnapshot(of: view, as: .outline) }
  }

  @Test("A reason allows pending work")
  func skeleton() {
    recordingFirst {
      let loading = ProfileModel()
      let failure = verifySnapshot(
        of: ProfileView(model: loading), as: .image(on: .iPhone13), named: "unexplained")
      #expect(failure?.contains("Work is pending") == true)
      assertSnapshot(
        of: ProfileView(model: loading), as: .image(on: .iPhone13),
        allowPending: "The skeleton is what is tested.")
    }
  }

  @Test("A load is tracked as pending work")
  func load() {
    let load = WorkTracker.beginLoad("avatar.png", owner: Feed())
    assertSnapshot(of: "skeleton", as: .lines, allowPending: "The skeleton is what is tested.")
    load?.end()
    #expect(WorkTracker.pending().isEmpty)
  }
}
