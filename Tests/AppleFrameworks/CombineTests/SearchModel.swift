// SPDX-License-Identifier: MIT

import Combine
import Foundation

struct Item: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
  var price: Double? = nil
}

enum LoadError: Error, Equatable {
  case offline
  case invalid(String)
}

protocol ItemService {
  func items(matching query: String) -> AnyPublisher<[Item], LoadError>
}

struct FixedService: ItemService {
  var catalog: [Item]

  func items(matching query: String) -> AnyPublisher<[Item], LoadError> {
    if query == "offline" { return Fail(error: LoadError.offline).eraseToAnyPublisher() }
    return Just(catalog.filter { $0.name.contains(query) })
      .setFailureType(to: LoadError.self)
      .eraseToAnyPublisher()
  }
}

/// A model that searches while the user types.
@MainActor
final class SearchModel<S: Scheduler>: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [Item] = []
  @Published private(set) var message: String?
  @Published private(set) var isSearching = false
  @Published private(set) var count = 0

  private var cancellables = Set<AnyCancellable>()

  init(service: any ItemService, scheduler: S) {
    $query
      .dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in self?.isSearching = true })
      .map { query -> AnyPublisher<Result<[Item], LoadError>, Never> in
        guard !query.isEmpty else { return Just(.success([])).eraseToAnyPublisher() }
        return service.items(matching: query)
          .map(Result.success)
          .catch { Just(.failure($0)) }
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .sink { [weak self] result in
        guard let self else { return }
        isSearching = false
        switch result {
        case .success(let items):
          results = items
          message = nil
        case .failure(let error):
          results = []
          message = "\(error)"
        }
      }
      .store(in: &cancellables)

    $results.map(\.count).assign(to: &$count)
  }
}

/// A form whose fields are validated together.
final class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var email = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published private(set) var isValid = false
  @Published private(set) var strength = 0

  private var bag: [AnyCancellable] = []

  private var passwordsMatch: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($password, $repeated)
      .map { $0 == $1 && $0.count >= 8 }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  init() {
    Publishers.CombineLatest3(
      $name.map { !$0.isEmpty }, $email.map { $0.contains("@") }, passwordsMatch
    )
    .map { $0 && $1 && $2 }
    .sink { [weak self] in self?.isValid = $0 }
    .store(in: &bag)

    $password
      .map(\.count)
      .filter { $0 > 0 }
      .scan(0) { max($0, $1) }
      .assign(to: \.strength, on: Weak(self))
      .store(in: &bag)
  }

  /// An object whose property forwards to a model that it does not retain.
  private final class Weak {
    weak var model: SignUpModel?
    var strength: Int {
      get { model?.strength ?? 0 }
      set { model?.strength = newValue }
    }

    init(_ model: SignUpModel) { self.model = model }
  }
}

/// A store that publishes its changes through a subject.
final class CartStore: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
  private let itemsSubject = CurrentValueSubject<[Item], Never>([])
  private let failures = PassthroughSubject<LoadError, Never>()

  var items: [Item] {
    get { itemsSubject.value }
    set {
      objectWillChange.send()
      itemsSubject.send(newValue)
    }
  }

  var total: AnyPublisher<Double, Never> {
    itemsSubject
      .map { $0.compactMap(\.price).reduce(0, +) }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  var errors: AnyPublisher<String, Never> {
    failures.map(String.init(describing:)).eraseToAnyPublisher()
  }

  func checkOut() -> Future<Int, LoadError> {
    Future { [items] promise in
      promise(items.isEmpty ? .failure(.invalid("empty")) : .success(items.count))
    }
  }

  func fail(_ error: LoadError) { failures.send(error) }
}

/// A countdown that a timer drives.
@MainActor
final class CountdownModel: ObservableObject {
  @Published private(set) var remaining: Int
  private var timer: AnyCancellable?

  init(from start: Int) { remaining = start }

  func start() {
    timer = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .prefix(remaining)
      .sink(
        receiveCompletion: { [weak self] _ in self?.timer = nil },
        receiveValue: { [weak self] _ in self?.remaining -= 1 })
  }

  func stop() { timer?.cancel() }
}

extension Notification.Name {
  static let itemsChanged = Notification.Name("itemsChanged")
}

/// A model that observes notifications.
final class NotificationModel: ObservableObject {
  @Published var names: [String] = []
  private var cancellable: Cancellable?

  init(center: NotificationCenter) {
    cancellable = center.publisher(for: .itemsChanged)
      .compactMap { $0.userInfo?["name"] as? String }
      .sink { [weak self] in self?.names.append($0) }
  }

  deinit { cancellable?.cancel() }
}
