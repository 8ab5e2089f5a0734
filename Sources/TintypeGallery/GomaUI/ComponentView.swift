// SPDX-License-Identifier: MIT

import Dispatch
import TintypeComponents
import TintypeScheduling

extension GomaUI {
  /// The template for components: a method of payment that draws its model's state at once.
  ///
  /// What the model publishes first is the state that was drawn, so that it is dropped; what follows
  /// arrives on the main queue.
  package final class ComponentView: Component {
    private let viewModel: any ComponentViewModelProtocol
    private var cancellables: Set<AnyCancellable> = []
    private var rendered: ComponentDisplayState
    /// How many times it was drawn.
    package private(set) var renderCount = 0

    /// Creates a component that follows a model.
    package init(viewModel: any ComponentViewModelProtocol) {
      self.viewModel = viewModel
      rendered = viewModel.currentDisplayState
      renderInitialState()
      setupBindings()
    }

    private func renderInitialState() { render(state: viewModel.currentDisplayState) }

    private func setupBindings() {
      viewModel.displayStatePublisher
        .dropFirst()
        .receive(on: DispatchQueue.main)
        .sink { [weak self] state in self?.render(state: state) }
        .store(in: &cancellables)
    }

    private func render(state: ComponentDisplayState) {
      rendered = state
      renderCount += 1
    }

    /// The row, with what went wrong below it.
    package var body: some Component { ComponentRow(state: rendered) }
  }

  /// A row in a frame, which tells by its colour what there is to know first.
  private struct ComponentRow: Component {
    let state: ComponentDisplayState

    var body: some Component {
      HStack(spacing: 14) {
        ComponentMark(state: state)
        VStack(alignment: .leading, spacing: 2) {
          Text(state.title)
            .font(StyleProvider.fontWith(type: .medium, size: 16))
            .foregroundStyle(
              state.isEnabled
                ? StyleProvider.Color.textPrimary : StyleProvider.Color.disabledText)
          Text(state.detail)
            .font(StyleProvider.fontWith(type: .regular, size: 13))
            .foregroundStyle(
              state.isEnabled
                ? StyleProvider.Color.textSecondary : StyleProvider.Color.disabledText)
          if case .failed(let message) = state.phase {
            Text(message)
              .font(StyleProvider.fontWith(type: .regular, size: 13))
              .foregroundStyle(StyleProvider.Color.alertText)
              .padding(.top, 2)
          }
        }
        Spacer(minLength: 0)
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background {
        RoundedRectangle(cornerRadius: 12)
          .fill(StyleProvider.Color.surface)
          .strokeBorder(border, lineWidth: state.isSelected ? 2 : 1)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(state.isSelected ? .isSelected : [])
      .accessibilityAddTraits(state.isEnabled ? [] : .isDisabled)
      .disabled(!state.isEnabled)
    }

    private var border: Color {
      if case .failed = state.phase { return StyleProvider.Color.alertText }
      return state.isSelected
        ? StyleProvider.Color.highlightText : StyleProvider.Color.disabledBackground
    }
  }

  /// What stands before the texts: whether it is chosen, or what is happening.
  private struct ComponentMark: Component {
    let state: ComponentDisplayState

    var body: some Component {
      Group {
        switch state.phase {
        case .loading: ProgressView().controlSize(.small)
        case .failed:
          Symbol("exclamationmark.circle.fill").foregroundStyle(StyleProvider.Color.alertText)
        case .idle where state.isSelected:
          Symbol("checkmark.circle.fill").foregroundStyle(StyleProvider.Color.highlightText)
        case .idle:
          Symbol("circle").foregroundStyle(
            state.isEnabled ? StyleProvider.Color.textSecondary : StyleProvider.Color.disabledText)
        }
      }
      .frame(width: 24, height: 24)
      .accessibilityHidden()
    }
  }

  /// Everything that the template's component shows: a method of payment to choose.
  package struct ComponentDisplayState: Hashable, Sendable {
    /// What can be chosen.
    package var title: String
    /// What is to be known of it.
    package var detail: String
    /// Whether it is chosen.
    package var isSelected: Bool
    /// Whether it can be chosen.
    package var isEnabled: Bool
    /// What is happening to it.
    package var phase: Phase

    /// Creates a state; by default that of a component at rest.
    package init(
      title: String,
      detail: String,
      isSelected: Bool = false,
      isEnabled: Bool = true,
      phase: Phase = .idle
    ) {
      self.title = title
      self.detail = detail
      self.isSelected = isSelected
      self.isEnabled = isEnabled
      self.phase = phase
    }

    /// What is happening to a component.
    package enum Phase: Hashable, Sendable {
      /// Nothing.
      case idle
      /// Its data are on their way.
      case loading
      /// Its data did not come, and why.
      case failed(message: String)
    }
  }

  /// What the template's component needs to know.
  package protocol ComponentViewModelProtocol {
    /// Synchronous access, for drawing at once.
    var currentDisplayState: ComponentDisplayState { get }
    /// What it shows, now and from now on.
    var displayStatePublisher: AnyPublisher<ComponentDisplayState, Never> { get }
  }

  /// A model of the template's component.
  package typealias MockComponentViewModel = MockDisplayModel<ComponentDisplayState>
}

extension GomaUI.MockDisplayModel: GomaUI.ComponentViewModelProtocol
where State == GomaUI.ComponentDisplayState {
  /// A component at rest.
  package static var defaultMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(title: "Visa ending in 4242", detail: "Expires 04/27"))
  }

  /// A component that is chosen.
  package static var selectedMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Visa ending in 4242", detail: "Expires 04/27", isSelected: true))
  }

  /// A component that cannot be chosen.
  package static var disabledMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Bank transfer", detail: "Not available in your country", isEnabled: false))
  }

  /// A component whose data are on their way.
  package static var loadingMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Wallet", detail: "Checking the balance…", phase: .loading))
  }

  /// A component whose data did not come.
  package static var errorMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Wallet", detail: "Last seen with €25.00",
        phase: .failed(message: "The balance could not be checked. Tap to try again.")))
  }
}
