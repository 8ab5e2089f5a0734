// SPDX-License-Identifier: MIT

import Dispatch
import TintypeScheduling

extension GomaUI {
  /// What a toast needs to know, and where it wants to be told.
  package protocol ToasterViewModelProtocol {
    /// What it shows, now and from now on.
    var dataPublisher: AnyPublisher<ToasterData, Never> { get }
    /// What it shows now.
    var currentData: ToasterData { get }

    /// The scheduler on which updates arrive: `.main` in production, `.immediate` in tests.
    var scheduler: AnySchedulerOf<DispatchQueue> { get }
  }

  /// A model that shows what it is told.
  package final class MockToasterViewModel: ToasterViewModelProtocol {
    private let subject: CurrentValueSubject<ToasterData, Never>
    /// The scheduler on which updates arrive.
    package let scheduler: AnySchedulerOf<DispatchQueue>

    /// Creates a model that shows a toast, by default at once.
    package init(_ data: ToasterData, scheduler: AnySchedulerOf<DispatchQueue> = .immediate) {
      subject = CurrentValueSubject(data)
      self.scheduler = scheduler
    }

    /// What it shows, now and from now on.
    package var dataPublisher: AnyPublisher<ToasterData, Never> { subject.eraseToAnyPublisher() }

    /// What it shows now.
    package var currentData: ToasterData { subject.value }

    /// Shows something else.
    package func show(_ data: ToasterData) { subject.send(data) }
  }
}
