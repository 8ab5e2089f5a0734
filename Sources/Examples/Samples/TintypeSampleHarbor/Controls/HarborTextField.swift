// SPDX-License-Identifier: MIT

import SwiftUI

/// The style of text fields: a surface with an outline in the color of the state.
public struct HarborTextFieldStyle: TextFieldStyle {
  let systemImage: String?
  let isInvalid: Bool

  public init(systemImage: String? = nil, isInvalid: Bool = false) {
    self.systemImage = systemImage
    self.isInvalid = isInvalid
  }

  public func _body(configuration: TextField<Self._Label>) -> some View {
    HStack(spacing: .spaceS) {
      if let systemImage {
        Image(systemName: systemImage)
          .foregroundStyle(isInvalid ? Color.harborDanger : .harborInkSoft)
      }
      configuration
        .font(.harborBody)
    }
    .padding(.horizontal, .spaceM)
    .padding(.vertical, 10)
    .background(Color.harborSurface)
    .overlay(
      RoundedRectangle(cornerRadius: .radiusM)
        .strokeBorder(isInvalid ? Color.harborDanger : .harborLine, lineWidth: .outline)
    )
    .cornerRadius(.radiusM)
  }
}

/// A text field with a title, and an error or a hint below it.
public struct HarborTextField: View {
  @Binding var text: String
  @FocusState private var isFocused: Bool
  let title: LocalizedStringKey
  let prompt: String
  let systemImage: String?
  let hint: LocalizedStringKey?
  let error: String?

  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: String = "",
    systemImage: String? = nil, hint: LocalizedStringKey? = nil, error: String? = nil
  ) {
    self.title = title
    _text = text
    self.prompt = prompt
    self.systemImage = systemImage
    self.hint = hint
    self.error = error
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: .spaceXS) {
      Text(title)
        .textRole(.label)
        .onTapGesture { isFocused = true }
        .accessibilityHidden(true)
      TextField(title, text: $text, prompt: Text(prompt))
        .textFieldStyle(HarborTextFieldStyle(systemImage: systemImage, isInvalid: error != nil))
        .focused($isFocused)
        .submitLabel(.next)
        .autocorrectionDisabled()
      if let error {
        Label(error, systemImage: "exclamationmark.circle.fill")
          .font(.harborCaption)
          .foregroundStyle(Color.harborDanger)
          .transition(.opacity.combined(with: .move(edge: .top)))
      } else if let hint {
        Text(hint)
          .textRole(.caption)
      }
    }
    .animation(.default, value: error)
  }
}

/// The fields for a passenger, which are checked while they are edited.
public struct PassengerFields: View {
  @State private var name: String
  @State private var email: String

  public init(name: String = "", email: String = "") {
    _name = State(initialValue: name)
    _email = State(initialValue: email)
  }

  private var emailError: String? {
    guard !email.isEmpty else { return nil }
    return email.contains("@") && email.contains(".") ? nil : "This address is incomplete."
  }

  public var body: some View {
    VStack(spacing: .spaceL) {
      HarborTextField(
        "Full name", text: $name, prompt: "As on the identity card", systemImage: "person"
      )
      .accessibilityIdentifier("passenger-name")
      HarborTextField(
        "Email", text: $email, prompt: "name@example.org", systemImage: "envelope",
        hint: "We send the receipt to this address.", error: emailError
      )
      .accessibilityIdentifier("passenger-email")
      Button("Continue") {}
        .buttonStyle(.primary)
        .disabled(name.isEmpty || email.isEmpty || emailError != nil)
    }
    .padding(.spaceL)
    .background(Color.harborBackground)
  }
}

#Preview("Fields") {
  PassengerFields(name: "Mira Solberg", email: "mira@")
}
