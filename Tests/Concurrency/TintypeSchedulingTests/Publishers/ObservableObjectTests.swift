// SPDX-License-Identifier: MIT

import Testing
import TintypeScheduling

@Suite("Observable objects")
struct ObservableObjectTests {
  private class UploadState: ObservableObject {
    @Published var progress: Double? = nil
    @Published var name = "a.png"
  }

  private final class RetriedState: UploadState {
    @Published var attempts = 1
  }

  private final class HandMade: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var count = 0
    var other = 0 { willSet { objectWillChange.send() } }
  }

  @MainActor private final class MainModel: ObservableObject {
    @Published var text = ""
    @Published private(set) var count = 0

    init() { $text.map(\.count).assign(to: &$count) }
  }

  @Test("objectWillChange is sent before each change, without the property")
  func willChange() {
    let state = UploadState()
    let log = Log<String>()
    let cancellable = state.objectWillChange.sink { [unowned state] in
      log.note("\(state.progress ?? -1) \(state.name)")
    }
    state.progress = 0.5
    state.name = "b.png"
    state.progress = nil
    #expect(log.entries == ["-1.0 a.png", "0.5 a.png", "0.5 b.png"])
    #expect(state.progress == nil)
    #expect(state.name == "b.png")
    _ = cancellable
  }

  @Test("A published property sends its current value, then each new value before it is set")
  func projected() {
    let state = UploadState()
    let log = Log<String>()
    let cancellable = state.$name.sink { [unowned state] in log.note("\($0), was \(state.name)") }
    state.name = "b.png"
    #expect(log.entries == ["a.png, was a.png", "b.png, was a.png"])
    #expect(state.name == "b.png")
    _ = cancellable
  }

  @Test("objectWillChange is sent before the property's publisher")
  func order() {
    let state = UploadState()
    let log = Log<String>()
    let cancellables = [
      state.$name.dropFirst().sink { log.note($0) },
      state.objectWillChange.sink { log.note("will change") },
    ]
    state.name = "b.png"
    #expect(log.entries == ["will change", "b.png"])
    _ = cancellables
  }

  @Test("A value set by a subscriber is kept, and new subscribers receive the latest value")
  func nested() {
    let state = UploadState()
    let log = Log<String>()
    var late: AnyCancellable?
    let cancellable = state.$name.dropFirst().sink { [unowned state] in
      log.note($0)
      guard $0 == "b" else { return }
      late = state.$name.sink { log.note("late \($0)") }
      state.name = "c"
    }
    state.name = "b"
    #expect(log.entries == ["b", "late b", "c", "late c"])
    #expect(state.name == "c")
    _ = (cancellable, late)
  }

  @Test("Published properties of a subclass use the same objectWillChange")
  func subclass() {
    let state = RetriedState()
    let log = Log<Int>()
    let cancellable = state.objectWillChange.sink { log.note(1) }
    state.attempts = 2
    state.progress = 1
    #expect(log.entries == [1, 1])
    #expect(state.objectWillChange === state.objectWillChange)
    _ = cancellable
  }

  @Test("Each object has its own objectWillChange publisher")
  func twoObjects() {
    let a = UploadState()
    let b = UploadState()
    let log = Log<String>()
    let cancellable = a.objectWillChange.sink { log.note("a") }
    b.progress = 1
    #expect(log.entries == [])
    a.progress = 1
    #expect(log.entries == ["a"])
    _ = cancellable
  }

  @Test("A declared objectWillChange publisher is also used for published properties")
  func declared() {
    let object = HandMade()
    let log = Log<Int>()
    let cancellable = object.objectWillChange.sink { [unowned object] in log.note(object.count) }
    object.count = 1
    object.other = 1
    object.count = 2
    #expect(log.entries == [0, 1, 1])
    _ = cancellable
  }

  @Test("A published property of a main-actor object can be assigned from another publisher")
  @MainActor func mainActor() {
    let model = MainModel()
    model.text = "four"
    #expect(model.count == 4)
  }

  @Test("An object is released even if its properties subscribe to each other")
  @MainActor func released() {
    weak var model: MainModel?
    do {
      let kept = MainModel()
      model = kept
      kept.text = "a"
    }
    #expect(model == nil)
  }
}
