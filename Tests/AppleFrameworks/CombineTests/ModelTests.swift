// SPDX-License-Identifier: MIT

import Combine
import Foundation
import Testing

@Suite("View models that import Combine")
@MainActor struct ModelTests {
  private let service = FixedService(catalog: [
    Item(id: 1, name: "apple", price: 2), Item(id: 2, name: "pear"),
    Item(id: 3, name: "pineapple", price: 3),
  ])

  @Test(
    "A search publishes results, their number and a failure",
    arguments: [
      (["apple"], ["apple", "pineapple"], String?.none),
      (["  pear "], ["pear"], nil),
      (["pear", ""], [], nil),
      (["pear", "offline"], [], "offline"),
      (["offline", "pear"], ["pear"], nil),
    ])
  func search(queries: [String], names: [String], message: String?) {
    let model = SearchModel(service: service, scheduler: ImmediateScheduler.shared)
    for query in queries { model.query = query }
    #expect(model.results.map(\.name) == names)
    #expect(model.count == names.count)
    #expect(model.message == message)
    #expect(!model.isSearching)
  }

  @Test("A form is valid when all of its fields are")
  func form() {
    let model = SignUpModel()
    model.name = "Ada"
    model.email = "ada@example.com"
    model.password = "correct horse"
    #expect(!model.isValid)
    model.repeated = "correct horse"
    #expect(model.isValid)
    #expect(model.strength == 13)
    model.email = "ada"
    #expect(!model.isValid)
  }

  @Test("A store publishes its own changes, derived values and errors")
  func store() {
    let store = CartStore()
    var log: [String] = []
    var bag = Set<AnyCancellable>()
    store.objectWillChange.sink { log.append("change") }.store(in: &bag)
    store.total.sink { log.append("\($0)") }.store(in: &bag)
    store.errors.sink { log.append($0) }.store(in: &bag)
    store.items = service.catalog
    store.fail(.offline)
    #expect(log == ["0.0", "change", "5.0", "offline"])
  }

  @Test("A task waits for the value of a future")
  nonisolated func future() async throws {
    let store = CartStore()
    await #expect(throws: LoadError.invalid("empty")) { try await store.checkOut().value }
    store.items = [Item(id: 1, name: "apple")]
    let count = try await store.checkOut().value
    #expect(count == 1)
    #expect(await Future<Int, Never> { $0(.success(2)) }.value == 2)
  }

  @Test("A model receives notifications until it is released")
  func notifications() {
    let center = NotificationCenter()
    var model: NotificationModel? = NotificationModel(center: center)
    center.post(name: .itemsChanged, object: nil, userInfo: ["name": "a"])
    center.post(name: .itemsChanged, object: nil)
    center.post(name: .itemsChanged, object: self as AnyObject, userInfo: ["name": "b"])
    #expect(model?.names == ["a", "b"])
    weak let weakModel = model
    model = nil
    #expect(weakModel == nil)
  }

  @Test("A subscriber that requests one value at a time controls any publisher")
  func oneByOne() {
    let subscriber = OneByOne<Int>()
    Ticks(count: 2).subscribe(subscriber)
    #expect(subscriber.received == [1])
    subscriber.next()
    #expect(subscriber.received == [1, 2])
    #expect(!subscriber.isFinished)
    subscriber.next()
    #expect(subscriber.isFinished)
  }

  @Test("Pipelines deliver the values that their operators describe")
  func pipelines() {
    var values: [String] = []
    var bag = Set<AnyCancellable>()
    func note(_ value: some Any) { values.append("\(value)") }
    doubled([1, 2, 3].publisher).sink(receiveValue: note).store(in: &bag)
    zipped([1, 2, 3].publisher, ["a", "b"]).sink(receiveValue: note).store(in: &bag)
    latest(Just(1), Just("x")).sink { note("\($0)\($1)") }.store(in: &bag)
    flatNever([1, 2].publisher).sink(receiveValue: note).store(in: &bag)
    flat([1, -2, 3].publisher).sink {
      note($0)
    } receiveValue: {
      note($0)
    }.store(in: &bag)
    recovered(flat([7, -2].publisher)).sink(receiveValue: note).store(in: &bag)
    recovered(Fail(error: .offline).eraseToAnyPublisher()).sink(receiveValue: note)
      .store(in: &bag)
    Just(1).withPrevious().sink { note("\($0 ?? 0)\($1)") }.store(in: &bag)
    #expect(
      values == [
        "4", "6", "1a", "2b", "1x", "2", "3", "1",
        "failure(\(Self.module).LoadError.invalid(\"-2\"))", "7", "-1", "01",
      ])
  }

  private static var module: String {
    String(String(reflecting: LoadError.self).prefix { $0 != "." })
  }

  @Test("Decoding publishes values or the error")
  func decoding() throws {
    let data = try JSONEncoder().encode(service.catalog)
    var names: [String] = []
    var hasFailed = false
    let good = decoded(Just(data).setFailureType(to: URLError.self).eraseToAnyPublisher())
      .sink(receiveCompletion: { _ in }, receiveValue: { names = $0.map(\.name) })
    let bad = decoded(.just(Data()))
      .sink(
        receiveCompletion: { if case .failure = $0 { hasFailed = true } }, receiveValue: { _ in })
    #expect(names == ["apple", "pear", "pineapple"])
    #expect(hasFailed)
    _ = (good, bad)
  }

  @Test("A request to a file that does not exist fails with a URL error")
  func request() async {
    let url = URL(fileURLWithPath: "/missing/item.json")
    do {
      for try await _ in fetched(url, session: .shared).values { Issue.record("unexpected value") }
      Issue.record("unexpected completion")
    } catch {
      #expect(error is URLError)
    }
  }

  @Test("A property wrapper of an app can be built on a subject")
  func wrapper() {
    struct Settings {
      @Stored var volume = 1
    }
    var settings = Settings()
    var values: [Int] = []
    let cancellable = settings.$volume.sink { values.append($0) }
    settings.volume = 2
    #expect(values == [1, 2])
    _ = cancellable
  }
}
