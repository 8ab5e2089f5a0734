// SPDX-License-Identifier: MIT

import Dispatch
import TintypeComponents
import TintypeScheduling

extension GomaUI {
  /// The component template: a payment method that draws its model's state immediately.
  ///
  /// The first published value is the state that was already drawn, so it is dropped; later values
  /// arrive on the main queue.
  package final class ComponentView: Component {
    private let viewModel: any ComponentViewModelProtocol
    private var cancellables: Set<AnyCancellable> = []
    private var rendered: ComponentDisplayState
    /// The number of times the component was drawn.
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

    /// The row, with the error message below it.
    package var body: some Component { ComponentRow(state: rendered) }
  }

  /// A framed row whose color indicates the most important state.
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

  /// The leading mark, which indicates the selection or the phase.
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

  /// The display state of the template component: a selectable payment method.
  package struct ComponentDisplayState: Hashable, Sendable {
    /// The name of the payment method.
    package var title: String
    /// Details about the payment method.
    package var detail: String
    /// A Boolean value that indicates whether the payment method is selected.
    package var isSelected: Bool
    /// A Boolean value that indicates whether the payment method can be selected.
    package var isEnabled: Bool
    /// The loading phase.
    package var phase: Phase

    /// Creates a state; by default for an idle component.
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

    /// The loading phase of a component.
    package enum Phase: Hashable, Sendable {
      /// No activity.
      case idle
      /// The data are loading.
      case loading
      /// Loading failed, with a message.
      case failed(message: String)
    }
  }

  /// The model of the template component.
  package protocol ComponentViewModelProtocol {
    /// The current state, read synchronously for drawing immediately.
    var currentDisplayState: ComponentDisplayState { get }
    /// A publisher of the current and all later states.
    var displayStatePublisher: AnyPublisher<ComponentDisplayState, Never> { get }
  }

  /// A mock model of the template component.
  package typealias MockComponentViewModel = MockDisplayModel<ComponentDisplayState>
}

extension GomaUI.MockDisplayModel: GomaUI.ComponentViewModelProtocol
where State == GomaUI.ComponentDisplayState {
  /// An idle component.
  package static var defaultMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(title: "Visa ending in 4242", detail: "Expires 04/27"))
  }

  /// A selected component.
  package static var selectedMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Visa ending in 4242", detail: "Expires 04/27", isSelected: true))
  }

  /// A disabled component.
  package static var disabledMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Bank transfer", detail: "Not available in your country", isEnabled: false))
  }

  /// A component whose data are loading.
  package static var loadingMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Wallet", detail: "Checking the balance…", phase: .loading))
  }

  /// A component whose data could not be loaded.
  package static var errorMock: GomaUI.MockComponentViewModel {
    GomaUI.MockComponentViewModel(
      GomaUI.ComponentDisplayState(
        title: "Wallet", detail: "Last seen with €25.00",
        phase: .failed(message: "The balance could not be checked. Tap to try again.")))
  }
}
