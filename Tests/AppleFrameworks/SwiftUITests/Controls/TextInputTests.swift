// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor
@Suite("Text fields")
struct TextInputTests {
  @Test(
    "The text of a field is aligned within the field",
    arguments: [(TextAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1.0)])
  func alignment(alignment: TextAlignment, share: Double) throws {
    let fields: [any View] = [
      TextField("", text: .constant("12.50")), TextField("12.50", text: .constant("")),
      TextField("", text: .constant("12.50"), axis: .vertical),
      TextEditor(text: .constant("12.50")).padding(.horizontal, -5),
    ]
    for field in fields {
      let host = try ViewHost(
        AnyView(field).multilineTextAlignment(alignment), layout: .fixed(width: 200, height: 100))
      let frame = try textFrame(of: "12.50", in: host)
      #expect(abs(frame.minX - (200 - frame.width) * share) < 1, "\(frame)")
    }
  }

  @Test("An entered text replaces the text of the field")
  func entering() throws {
    let host = try ViewHost(Form())
    try host.enterText("Ada", in: "Name")
    #expect(accessibility(of: host).contains("Name: Ada. Text Field."))
    #expect(accessibility(of: host).contains("Text Ada"))
  }

  @Test("A secure field shows bullets")
  func secureField() {
    let field = SecureField("Password", text: .constant("abc"))
    #expect(accessibility(of: field).hasPrefix("Password: •••. Secure Text Field."))
  }

  @Test("A text that cannot be parsed does not change a value, or removes an optional value")
  func formats() throws {
    let host = try ViewHost(Values())
    try host.enterText("7", in: "Number")
    try host.enterText("8", in: "Optional")
    try host.enterText("9.5", in: "Formatted")
    #expect(accessibility(of: host).contains("7, 8, 9.5"))
    for field in ["Number", "Optional", "Formatted"] { try host.enterText("x", in: field) }
    #expect(accessibility(of: host).contains("7, nil, 9.5"))
  }

  @Test("A submission performs the actions of all outer views, within the scope")
  func submissions() throws {
    let model = Model()
    let field = TextField("Name", text: .constant(""), onCommit: { model.names.append("commit") })
      .onSubmit { model.names.append("inner") }
      .onSubmit(of: .search) { model.names.append("search") }
    let host = try ViewHost(field.onSubmit { model.names.append("outer") })
    try host.submit("Name")
    #expect(model.names == ["commit", "inner", "outer"])
    model.names = []
    let scoped = try ViewHost(field.submitScope().onSubmit { model.names.append("outer") })
    try scoped.submit("Name")
    #expect(model.names == ["commit", "inner"])
  }

  @Test("A built-in style is that of the engine")
  func builtInStyles() {
    let field = TextField("Name", text: .constant(""))
    #expect(outline(of: field) == outline(of: field.textFieldStyle(.plain)))
    #expect(outline(of: field) != outline(of: field.textFieldStyle(.roundedBorder)))
  }

  @Test("A custom style surrounds the field, which has the next style")
  func customStyle() {
    struct Padded: TextFieldStyle {
      @Environment(\.isEnabled) private var isEnabled

      func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(isEnabled ? 3 : 5)
      }
    }
    let field = TextField("Name", text: .constant("Ada"))
    let styled = field.textFieldStyle(Padded()).textFieldStyle(.roundedBorder)
    #expect(outline(of: styled).contains("padding[0].top: 3"))
    #expect(outline(of: styled).contains("background"))
    #expect(accessibility(of: styled) == accessibility(of: field))
    let secure = SecureField("Password", text: .constant("abc")).textFieldStyle(Padded())
    #expect(outline(of: secure).contains("padding[0].top: 3"))
    #expect(accessibility(of: secure).hasPrefix("Password: •••. Secure Text Field."))
  }
}

private final class Model {
  var names: [String] = []
}

private struct Form: View {
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name, prompt: Text("Required"))
      Text("Text \(name)")
    }
  }
}

private struct Values: View {
  @State private var number = 1
  @State private var optional: Int? = 2
  @State private var formatted = 3.0

  var body: some View {
    VStack {
      TextField("Number", value: $number, format: .number.locale(Locale(identifier: "en_US")))
      TextField("Optional", value: $optional, format: .number.locale(Locale(identifier: "en_US")))
      TextField("Formatted", value: $formatted, formatter: formatter)
      Text("\(number), \(optional.map { "\($0)" } ?? "nil"), \(formatted)")
    }
  }

  private var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    return formatter
  }
}
