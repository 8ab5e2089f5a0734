// SPDX-License-Identifier: MIT

import SwiftUI

struct TextFields: View {
  @State private var text = ""
  @State private var number = 0.0
  @State private var optional: Int?
  private let title = "Name"
  private let formatter = NumberFormatter()

  var body: some View {
    VStack {
      TextField("Name", text: $text)
      TextField(title, text: $text)
      TextField("Name", text: $text, prompt: Text("Required"))
      TextField(title, text: $text, prompt: nil)
      TextField("Name", text: $text, axis: .vertical)
      TextField(title, text: $text, prompt: Text("Required"), axis: .vertical)
      TextField(text: $text) { Text("Name") }
      TextField(text: $text, prompt: Text("Required")) { Text("Name") }
      TextField(text: $text, prompt: Text("Required"), axis: .vertical) { Text("Name") }
    }
    VStack {
      TextField("Number", value: $number, format: .number)
      TextField(title, value: $number, format: .percent, prompt: Text("0"))
      TextField("Number", value: $optional, format: .number)
      TextField(value: $number, format: .number) { Text("Number") }
      TextField(value: $optional, format: .number, prompt: Text("0")) { Text("Number") }
      TextField("Number", value: $number, formatter: formatter)
      TextField(title, value: $number, formatter: formatter, prompt: Text("0"))
      TextField(value: $number, formatter: formatter, prompt: Text("0")) { Text("Number") }
    }
    deprecated
    secure
  }

  @ViewBuilder private var deprecated: some View {
    TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
    TextField("Name", text: $text, onEditingChanged: { _ in })
    TextField(title, text: $text, onCommit: {})
    TextField("Name", text: $text) { isEditing in print(isEditing) }
    TextField(
      "Number", value: $number, formatter: formatter, onEditingChanged: { _ in }, onCommit: {})
    TextField(title, value: $number, formatter: formatter, onCommit: {})
  }

  @ViewBuilder private var secure: some View {
    SecureField("Password", text: $text)
    SecureField(title, text: $text)
    SecureField("Password", text: $text, prompt: Text("Required"))
    SecureField(title, text: $text, prompt: Text("Required"))
    SecureField(text: $text) { Text("Password") }
    SecureField(text: $text, prompt: Text("Required")) { Text("Password") }
    SecureField("Password", text: $text, onCommit: {})
  }
}

struct TextFieldOptions: View {
  @State private var text = ""

  var body: some View {
    TextField("Name", text: $text)
      .textFieldStyle(.roundedBorder)
      .textFieldStyle(RoundedBorderTextFieldStyle())
      .textFieldStyle(.plain)
      .textFieldStyle(PlainTextFieldStyle())
      .textFieldStyle(.automatic)
      .textFieldStyle(DefaultTextFieldStyle())
      .textFieldStyle(FramedTextFieldStyle())
    TextField("Name", text: $text)
      .keyboardType(.emailAddress)
      .textContentType(.emailAddress)
      .autocorrectionDisabled()
      .autocorrectionDisabled(false)
      .disableAutocorrection(true)
      .textInputAutocapitalization(.never)
      .textInputAutocapitalization(TextInputAutocapitalization(.words))
      .autocapitalization(.none)
      .submitLabel(.done)
      .onSubmit { text = "" }
      .onSubmit(of: .search) { text = "" }
      .onSubmit(of: [.text, .search], submit)
      .submitScope()
      .submitScope(false)
  }

  private func submit() {}
}

struct FramedTextFieldStyle: TextFieldStyle {
  @Environment(\.isEnabled) private var isEnabled

  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(isEnabled ? 8 : 4)
      .textFieldStyle(.roundedBorder)
  }
}
