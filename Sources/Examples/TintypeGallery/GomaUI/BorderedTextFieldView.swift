// SPDX-License-Identifier: MIT

import Dispatch
import TintypeComponents
import TintypeScheduling

extension GomaUI {
  /// A text field with a label that interrupts its border.
  ///
  /// It draws its model's current state immediately and drops the first update, which would draw it
  /// a second time.
  package final class BorderedTextFieldView: Component {
    private let viewModel: any BorderedTextFieldViewModelProtocol
    private var cancellables: Set<AnyCancellable> = []
    private var rendered: BorderedTextFieldDisplayState
    /// The number of times the component was drawn.
    package private(set) var renderCount = 0

    /// Creates a text field that follows a model.
    ///
    /// - Parameters:
    ///   - viewModel: The model.
    ///   - dropsFirst: A Boolean value that indicates whether the first update, which repeats the
    ///     drawn state, is dropped.
    package init(viewModel: any BorderedTextFieldViewModelProtocol, dropsFirst: Bool = true) {
      self.viewModel = viewModel
      rendered = viewModel.currentDisplayState
      renderInitialState()
      setupBindings(dropsFirst: dropsFirst)
    }

    private func renderInitialState() { render(state: viewModel.currentDisplayState) }

    private func setupBindings(dropsFirst: Bool) {
      viewModel.displayStatePublisher
        .dropFirst(dropsFirst ? 1 : 0)
        .receive(on: DispatchQueue.main)
        .sink { [weak self] state in self?.render(state: state) }
        .store(in: &cancellables)
    }

    private func render(state: BorderedTextFieldDisplayState) {
      rendered = state
      renderCount += 1
    }

    /// The field, with the error message below it.
    package var body: some Component {
      VStack(alignment: .leading, spacing: 6) {
        BorderedField(state: rendered)
        if let error = rendered.error {
          Text(error)
            .font(StyleProvider.fontWith(type: .regular, size: 13))
            .foregroundStyle(StyleProvider.Color.alertText)
        }
      }
      .disabled(!rendered.isEnabled)
    }
  }

  /// The border and its content.
  private struct BorderedField: Component {
    let state: BorderedTextFieldDisplayState

    var body: some Component {
      content
        .padding(.horizontal, 14)
        .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
        .background {
          RoundedRectangle(cornerRadius: 10)
            .strokeBorder(border, lineWidth: state.isFocused ? 2 : 1)
        }
        .overlay(alignment: .topLeading) {
          if isRaised {
            Text(state.placeholder)
              .font(StyleProvider.fontWith(type: .medium, size: 12))
              .foregroundStyle(label)
              .padding(.horizontal, 4)
              .background(Color.backgroundTestColor)
              .offset(x: 10, y: -7)
          }
        }
    }

    private var isRaised: Bool { state.isFocused || !state.text.isEmpty }

    private var content: some Component {
      HStack(spacing: 1) {
        if !state.text.isEmpty {
          Text(state.isSecure ? String(repeating: "•", count: state.text.count) : state.text)
            .font(StyleProvider.fontWith(type: .regular, size: 16))
            .foregroundStyle(
              state.isEnabled
                ? StyleProvider.Color.textPrimary : StyleProvider.Color.disabledText)
        } else if !state.isFocused {
          Text(state.placeholder)
            .font(StyleProvider.fontWith(type: .regular, size: 16))
            .foregroundStyle(
              state.isEnabled
                ? StyleProvider.Color.textSecondary : StyleProvider.Color.disabledText)
        }
        if state.isFocused {
          Rectangle().fill(StyleProvider.Color.highlightText).frame(width: 2, height: 20)
        }
      }
    }

    private var border: Color {
      if !state.isEnabled { return StyleProvider.Color.disabledBackground }
      if state.error != nil { return StyleProvider.Color.alertText }
      return state.isFocused
        ? StyleProvider.Color.highlightText : StyleProvider.Color.textSecondary
    }

    private var label: Color {
      if !state.isEnabled { return StyleProvider.Color.disabledText }
      if state.error != nil { return StyleProvider.Color.alertText }
      return state.isFocused
        ? StyleProvider.Color.highlightText : StyleProvider.Color.textSecondary
    }
  }

  /// The display state of a text field.
  package struct BorderedTextFieldDisplayState: Hashable, Sendable {
    /// The description of the expected text; it moves onto the border if there is a text.
    package var placeholder: String
    /// The entered text.
    package var text: String
    /// The error message for the text; `nil` if there is no error.
    package var error: String?
    /// A Boolean value that indicates whether the text is being edited.
    package var isFocused: Bool
    /// A Boolean value that indicates whether the text is shown as dots.
    package var isSecure: Bool
    /// A Boolean value that indicates whether the text can be edited.
    package var isEnabled: Bool

    /// Creates a state; by default for an empty field that is not being edited.
    package init(
      placeholder: String,
      text: String = "",
      error: String? = nil,
      isFocused: Bool = false,
      isSecure: Bool = false,
      isEnabled: Bool = true
    ) {
      self.placeholder = placeholder
      self.text = text
      self.error = error
      self.isFocused = isFocused
      self.isSecure = isSecure
      self.isEnabled = isEnabled
    }
  }

  /// A text field's model: its state can be read synchronously, and changes are published.
  package protocol BorderedTextFieldViewModelProtocol {
    /// The current state, for drawing immediately.
    var currentDisplayState: BorderedTextFieldDisplayState { get }
    /// A publisher of the current and all later states.
    var displayStatePublisher: AnyPublisher<BorderedTextFieldDisplayState, Never> { get }
  }

  /// A mock model of a text field.
  package typealias MockBorderedTextFieldViewModel = MockDisplayModel<BorderedTextFieldDisplayState>
}

extension GomaUI.MockDisplayModel: GomaUI.BorderedTextFieldViewModelProtocol
where State == GomaUI.BorderedTextFieldDisplayState {}
