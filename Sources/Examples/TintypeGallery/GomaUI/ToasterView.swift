// SPDX-License-Identifier: MIT

import Dispatch
import TintypeComponents
import TintypeScheduling

extension GomaUI {
  /// A short message at the edge of a screen.
  ///
  /// It shows the values that arrive on its model's scheduler, so that a test controls their
  /// timing.
  package final class ToasterView: Component {
    private let viewModel: any ToasterViewModelProtocol
    private var cancellables: Set<AnyCancellable> = []
    private var rendered: ToasterData?
    /// The number of times the component was drawn.
    package private(set) var renderCount = 0

    /// Creates a toast that follows a model.
    package init(viewModel: any ToasterViewModelProtocol) {
      self.viewModel = viewModel
      setupBindings()
    }

    private func setupBindings() {
      viewModel.dataPublisher
        .receive(on: viewModel.scheduler)
        .sink { [weak self] data in self?.render(data: data) }
        .store(in: &cancellables)
    }

    private func render(data: ToasterData) {
      rendered = data
      renderCount += 1
    }

    /// The toast, or its empty background before a value arrives.
    package var body: some Component {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        if let rendered {
          Symbol(rendered.kind.symbol).foregroundStyle(rendered.kind.color)
          VStack(alignment: .leading, spacing: 4) {
            Text(rendered.title)
              .font(StyleProvider.fontWith(type: .bold, size: 15))
              .foregroundStyle(StyleProvider.Color.textPrimary)
            if !rendered.message.isEmpty {
              Text(rendered.message)
                .font(StyleProvider.fontWith(type: .regular, size: 14))
                .foregroundStyle(StyleProvider.Color.textSecondary)
            }
          }
          Spacer(minLength: 0)
          if let title = rendered.actionTitle {
            Text(title)
              .font(StyleProvider.fontWith(type: .bold, size: 15))
              .foregroundStyle(StyleProvider.Color.highlightText)
          }
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
      .background {
        RoundedRectangle(cornerRadius: 12)
          .fill(StyleProvider.Color.surface)
          .shadow(color: Color.black.opacity(0.12), radius: 8, y: 2)
      }
    }
  }
}

extension GomaUI.ToasterData.Kind {
  fileprivate var symbol: String {
    switch self {
    case .success: "checkmark.circle.fill"
    case .information: "info.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    case .failure: "xmark.circle.fill"
    }
  }

  fileprivate var color: Color {
    switch self {
    case .success: GomaUI.StyleProvider.Color.success
    case .information: GomaUI.StyleProvider.Color.highlightText
    case .warning: GomaUI.StyleProvider.Color.warning
    case .failure: GomaUI.StyleProvider.Color.alertText
    }
  }
}

extension GomaUI {
  /// The content of a toast.
  package struct ToasterData: Hashable, Sendable {
    /// The title.
    package var title: String
    /// The message below the title; empty for no message.
    package var message: String
    /// The kind of message.
    package var kind: Kind
    /// The title of the button; `nil` for no button.
    package var actionTitle: String?

    /// Creates a toast; by default a success toast without a message and a button.
    package init(
      title: String, message: String = "", kind: Kind = .success, actionTitle: String? = nil
    ) {
      self.title = title
      self.message = message
      self.kind = kind
      self.actionTitle = actionTitle
    }

    /// The kind of a toast.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      /// An operation succeeded.
      case success
      /// Information for the user.
      case information
      /// A warning about a possible failure.
      case warning
      /// An operation failed.
      case failure
    }
  }

  /// A toast's model, with the scheduler of its updates.
  package protocol ToasterViewModelProtocol {
    /// A publisher of the current and all later toasts.
    var dataPublisher: AnyPublisher<ToasterData, Never> { get }
    /// The current toast.
    var currentData: ToasterData { get }

    /// The scheduler on which updates arrive: `.main` in production, `.immediate` in tests.
    var scheduler: AnySchedulerOf<DispatchQueue> { get }
  }

  /// A mock model whose toast is set by the test.
  package final class MockToasterViewModel: ToasterViewModelProtocol {
    private let subject: CurrentValueSubject<ToasterData, Never>
    /// The scheduler on which updates arrive.
    package let scheduler: AnySchedulerOf<DispatchQueue>

    /// Creates a model that shows a toast, by default immediately.
    package init(_ data: ToasterData, scheduler: AnySchedulerOf<DispatchQueue> = .immediate) {
      subject = CurrentValueSubject(data)
      self.scheduler = scheduler
    }

    /// A publisher of the current and all later toasts.
    package var dataPublisher: AnyPublisher<ToasterData, Never> { subject.eraseToAnyPublisher() }

    /// The current toast.
    package var currentData: ToasterData { subject.value }

    /// Publishes another toast.
    package func show(_ data: ToasterData) { subject.send(data) }
  }
}
