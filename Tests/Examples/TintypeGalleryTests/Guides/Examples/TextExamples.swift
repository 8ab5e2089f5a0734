// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The examples of the guide “Text and styles”.
enum TextExamples {
  static let all = [
    fonts, attributes, runs, lines, label, colors, gradients,
    redaction,
  ]

  static let fonts = GuideExample("fonts") {
    // example: fonts
    Text("Large title").font(.largeTitle)
    Text("Headline").font(.headline)
    Text("Body, the default")
    Text("Caption").font(.caption)
    Text("Fixed at 24 points").font(.system(size: 24, weight: .light))
    Text("Title 3, bold and italic").font(.title3.bold().italic())
    // end
  }

  static let attributes = GuideExample("attributes") {
    // example: attributes
    Text("Weight").fontWeight(.black)
    Text("Italic").italic()
    Text("Tracking").tracking(4)
    Text("Underline").underline(pattern: .dash, color: .red)
    Text("Strikethrough").strikethrough()
    VStack(alignment: .leading) {
      Text("All text inside is bold, ")
      Text("except for this line").bold(false)
    }
    .bold()
    Text("in capital letters").textCase(.uppercase)
    // end
  }

  static let runs = GuideExample("runs") {
    // example: runs
    Text("Now ") + Text("12").bold() + Text("€").font(.caption).baselineOffset(6)
      + Text(" ") + Text("15 €").strikethrough().foregroundStyle(.secondary)
    Text(notice)
    // end
  }

  static let lines = GuideExample("lines") {
    // example: lines
    Text("The lines of a text are aligned to each other, not to the frame.")
      .multilineTextAlignment(.trailing)
      .border(.gray)
    Text("Line spacing adds to the height\nof a line.").lineSpacing(8).border(.gray)
    Text("Space for two lines").lineLimit(2, reservesSpace: true).border(.gray)
    VStack(alignment: .leading) {
      Text("Photos/Holidays/2026/Lisbon.png").truncationMode(.head)
      Text("Photos/Holidays/2026/Lisbon.png").truncationMode(.middle)
      Text("Photos/Holidays/2026/Lisbon.png")
      Text("Photos/Holidays/2026/Lisbon.png").minimumScaleFactor(0.5)
    }
    .lineLimit(1)
    .frame(width: 180, alignment: .leading)
    .border(.gray)
    // end
  }

  static let label = GuideExample("label") {
    // example: label
    Label("Downloads", systemImage: "square.and.arrow.down")
    Label("Downloads", systemImage: "square.and.arrow.down").labelStyle(.iconOnly)
    Label("Downloads", systemImage: "square.and.arrow.down").labelStyle(.titleOnly)
    Label {
      Text("Ada Lovelace")
      Text("Online").foregroundStyle(.secondary)
    } icon: {
      Circle().fill(.green).frame(width: 10, height: 10)
    }
    // end
  }

  static let colors = GuideExample("colors") {
    // example: colors
    HStack(spacing: 4) {
      for color in [Color.red, .orange, .yellow, .green, .teal, .blue, .indigo, .pink, .gray] {
        color.frame(height: 28)
      }
    }
    Text("Primary")
    Text("Secondary").foregroundStyle(.secondary)
    Text("A token").foregroundStyle(Color.brand)
    Text("Dark inside of light").padding(8).background(.systemBackground).colorScheme(.dark)
    // end
  }

  static let gradients = GuideExample("gradients") {
    // example: gradients
    LinearGradient(colors: [.blue, .mint], startPoint: .leading, endPoint: .trailing)
      .frame(height: 32)
    HStack {
      RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 40)
      EllipticalGradient(colors: [.white, .purple])
      AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center)
    }
    .frame(height: 72)
    Text("A gradient fills text, too").font(.title2.bold())
      .foregroundStyle(
        LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
    ZStack {
      LinearGradient(
        stops: [
          Gradient.Stop(color: .orange, location: 0.5), Gradient.Stop(color: .blue, location: 0.5),
        ],
        startPoint: .leading, endPoint: .trailing)
      HStack {
        Text("Thin").padding(12).background(.ultraThinMaterial, in: Capsule())
        Text("Regular").padding(12).background(.regularMaterial, in: Capsule())
        Text("Thick").padding(12).background(.ultraThickMaterial, in: Capsule())
      }
    }
    .frame(height: 96)
    // end
  }

  static let redaction = GuideExample("redaction") {
    // example: redaction
    VStack(alignment: .leading) {
      Label("Ada Lovelace", systemImage: "person.circle")
      Text("Mathematician, London").font(.footnote)
      Text("Last seen today").font(.footnote).unredacted()
    }
    .redacted(reason: .placeholder)
    // end
  }
}

// example: runs
private let notice: AttributedString = {
  var notice = AttributedString("Delivered on Monday")
  if let day = notice.range(of: "Monday") {
    notice[day].tintype.font = .body.bold()
    notice[day].tintype.foregroundColor = .green
  }
  return notice
}()
// end

// example: colors
extension Color {
  fileprivate static let brand = Color(
    "brand", light: Color(hex: 0x0A5CD6), dark: Color(hex: 0x5AA2FF))
}
// end
