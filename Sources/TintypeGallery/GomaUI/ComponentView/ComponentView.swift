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
}
