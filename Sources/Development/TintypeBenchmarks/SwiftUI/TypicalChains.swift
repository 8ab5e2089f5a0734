// SPDX-License-Identifier: MIT

import TintypeBase

/// Views with long chains of modifiers, as apps have them.
enum TypicalChains {
  /// The views to which modifiers are added.
  private static let roots = [
    "Text(\"Total: \\(count)\")", "Image(systemName: \"star\").resizable()",
    "Button(\"Add\") { count += 1 }", "Toggle(\"On\", isOn: $isOn)",
    "TextField(\"Name\", text: $name)", "List { Text(\"a\"); Text(name) }",
    "VStack(alignment: .leading, spacing: 8) { Text(name); Spacer(); Text(\"\\(count)\") }",
    "ForEach(0..<3) { index in Text(\"\\(index * 2 + 1)\") }",
    "Picker(\"Size\", selection: $count) { Text(\"S\").tag(0); Text(\"L\").tag(1) }",
    "Menu(\"More\") { Button(\"a\") {}; Button(\"b\") {} }",
    "TabView { Text(\"a\").tabItem { Label(\"a\", systemImage: \"house\") } }",
    "Form { Section(\"a\") { Text(name) } }",
    "DatePicker(\"Date\", selection: $date)", "Gauge(value: 0.4) { Text(\"a\") }",
    "RoundedRectangle(cornerRadius: 8 + 4)", "Label(\"a\", systemImage: \"star\")",
  ]

  private static let modifiers = [
    ".padding()", ".padding(.horizontal, 8 * 2)", ".padding([.top, .bottom], 4 + 2)",
    ".frame(width: 100, height: 40 + 4)", ".frame(maxWidth: .infinity, alignment: .leading)",
    ".font(.headline)", ".font(.system(size: 12 + 2, weight: .bold, design: .rounded))",
    ".foregroundStyle(.secondary)", ".foregroundColor(isOn ? .red : .blue)",
    ".background(Color.red.opacity(0.5 - 0.2))", ".background(.thinMaterial, in: .capsule)",
    ".overlay(alignment: .bottom) { Divider() }", ".cornerRadius(8)", ".clipShape(.circle)",
    ".shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)",
    ".opacity(isOn ? 1 : 0.5)", ".scaleEffect(isOn ? 1.2 : 1)", ".rotationEffect(.degrees(45 * 2))",
    ".offset(x: CGFloat(count) * 2, y: -4)", ".animation(.spring(), value: isOn)",
    ".onTapGesture { count += 1 }", ".onAppear { name = \"a\" }",
    ".onChange(of: count) { name = \"\\(count)\" }", ".disabled(count > 3 && !isOn)",
    ".navigationTitle(\"Title\")", ".toolbar { Button(\"a\") {} }",
    ".sheet(isPresented: $isOn) { Text(\"b\") }",
    ".alert(\"a\", isPresented: $isOn) { Button(\"b\") {} }", ".tint(.orange)",
    ".buttonStyle(.borderedProminent)", ".listStyle(.insetGrouped)", ".pickerStyle(.segmented)",
    ".toggleStyle(.switch)", ".textFieldStyle(.roundedBorder)", ".labelStyle(.titleAndIcon)",
    ".menuStyle(.button)", ".datePickerStyle(.compact)", ".tabViewStyle(.page)",
    ".gaugeStyle(.accessoryCircular)", ".formStyle(.grouped)", ".navigationViewStyle(.stack)",
    ".multilineTextAlignment(.center)", ".lineLimit(2)", ".accessibilityLabel(\"a\")",
  ]

  /// Styles of other platforms, whose errors the compiler must find at once.
  static let unavailableStyles = [
    ".listStyle(.inset(alternatesRowBackgrounds: true))", ".listStyle(.bordered)",
    ".listStyle(.bordered(alternatesRowBackgrounds: true))", ".listStyle(.carousel)",
    ".listStyle(.elliptical)", ".tableStyle(.bordered)",
    ".tableStyle(.inset(alternatesRowBackgrounds: true))",
    ".tableStyle(.bordered(alternatesRowBackgrounds: true))", ".buttonStyle(.link)",
    ".buttonStyle(.accessoryBar)", ".buttonStyle(.accessoryBarAction)", ".buttonStyle(.card)",
    ".menuStyle(.borderedButton)", ".pickerStyle(.radioGroup)", ".toggleStyle(.checkbox)",
    ".textFieldStyle(.squareBorder)", ".datePickerStyle(.field)",
    ".datePickerStyle(.stepperField)", ".tabViewStyle(.carousel)",
    ".tabViewStyle(.verticalPage)", ".tabViewStyle(.grouped)", ".gaugeStyle(.circular)",
    ".gaugeStyle(.linear)",
  ]

  /// Returns the source of views, each with ten modifiers, the same in each run.
  ///
  /// - Parameters:
  ///   - count: The number of views.
  ///   - styles: The modifiers that the views have in addition, in turn; none by default.
  /// - Returns: The source.
  static func source(count: Int = 200, adding styles: [String] = []) -> String {
    var generator = SeededGenerator(seed: 1)
    let views = (0..<count).map { number in
      var chain = (0..<10).map { _ in modifiers.randomElement(using: &generator) ?? "" }
      if !styles.isEmpty { chain.insert(styles[number % styles.count], at: 5) }
      let root = roots.randomElement(using: &generator) ?? ""
      return """
        struct View\(number): View {
          @State var count = 0
          @State var isOn = false
          @State var name = ""
          @State var date = Date()
          var body: some View {
            \(root)
            \(chain.joined(separator: "\n    "))
          }
        }
        """
    }
    return "import SwiftUI\n\n" + views.joined(separator: "\n") + "\n"
  }
}
