// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Diagnostics of likely mistakes") struct WarningTests {
  private func reported(
    _ component: some Component,
    in size: Size? = nil,
    measuring: BlockText = BlockText(ellipsis: "…")
  ) throws -> [(Diagnostic.Severity, String)] {
    try lay(component, in: size, measuring: measuring).diagnostics
      .map { ($0.severity, $0.description) }
  }

  @Test("A truncated text is reported as a warning")
  func truncated() throws {
    let reported = try reported(Text("hello wide world").lineLimit(1), in: Size(60, 40))
    #expect(reported.map(\.0) == [.warning])
    #expect(
      reported.map(\.1) == [
        "Text: Its text does not fit and was truncated. Give it more space or more lines, or "
          + "shorten it. The text is “hello wide world”."
      ])
  }

  @Test("A clipped text is reported, and a clipped shape is not")
  func clipped() throws {
    let reported = try reported(
      ZStack {
        Text("hello").fixedSize()
        Circle().frame(width: 80, height: 80)
      }
      .frame(width: 30, height: 30)
      .clipped())
    #expect(reported.map(\.0) == [.warning])
    #expect(
      reported.map(\.1) == [
        "ZStack/Text[0]: A part of its text is outside of its clip. Give it more space, or clip "
          + "another component."
      ])
  }

  @Test("Content that is hidden by a scroll view is not reported")
  func scrolled() throws {
    let rows = ScrollView {
      VStack {
        for row in 0..<9 { Text("\(row)") }
      }
    }
    #expect(try reported(rows, in: Size(40, 50)).isEmpty)
  }

  @Test("A component that gets no space because of its siblings' priority is reported")
  func squeezed() throws {
    let reported = try reported(
      HStack(spacing: 0) {
        flexible("A")
        flexible("B").layoutPriority(1)
        Spacer(minLength: 0)
      }, in: Size(40, 20))
    #expect(reported.map(\.0) == [.warning])
    #expect(
      reported.map(\.1) == [
        "HStack/Rectangle#A: Siblings with a higher layout priority leave it no space. Lower their "
          + "priority, or give it a minimum size."
      ])
  }

  @Test("An unknown symbol is a warning that suggests the closest name")
  func unknownSymbol() throws {
    let reported = try reported(Symbol("checkmrk"))
    #expect(reported.map(\.0) == [.warning])
    #expect(
      reported.map(\.1) == [
        "Symbol: The symbol set has no “checkmrk”; a placeholder is shown instead. Did you mean "
          + "“checkmark”? Add the symbol to the symbol set, or use a symbol that it contains."
      ])
  }

  @Test("A gradient without colors is an error")
  func emptyGradient() throws {
    let gradient = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
    let reported = try reported(Circle().fill(gradient))
    #expect(reported.map(\.0) == [.error])
    #expect(
      reported.map(\.1) == [
        "Circle: The gradient of fill has no colors and paints nothing. Pass at least one color."
      ])
  }
}
