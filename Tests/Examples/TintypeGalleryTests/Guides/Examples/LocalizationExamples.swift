// SPDX-License-Identifier: MIT

import Foundation
import TintypeComponents

/// The examples of the guide “Localization and right to left”.
enum LocalizationExamples {
  static let all = [
    GuideExample("direction") {
      // example: direction
      for direction in LayoutDirection.allCases {
        HStack {
          Image(systemName: "chevron.backward")
          Text("Settings").padding(.leading, 8)
          Spacer()
          Toggle("On", isOn: .constant(true)).labelsHidden()
        }
        .environment(\.layoutDirection, direction)
        .border(.gray)
      }
      // end
    },
    GuideExample("textDirection") {
      // example: textDirection
      VStack(alignment: .leading) {
        Text("Leading in English")
        Text("مرحبا بالعالم")
        Text("Two lines of text, the first of which is longer")
        Text("سطران من النص، أولهما أطول من الثاني قليلا")
      }
      .frame(width: 220)
      .padding(4)
      .border(.gray)
      .environment(\.layoutDirection, .rightToLeft)
      // end
    },
    GuideExample("digits") {
      // example: digits
      for identifier in ["en_US", "de_DE", "ar_EG", "hi_IN@numbers=deva"] {
        Total(amount: 1234.5).environment(\.locale, Locale(identifier: identifier))
      }
      // end
    },
    GuideExample("scripts") {
      // example: scripts
      Text("Hello, Здравствуйте, Γειά σου")
      Text("Arabic: مرحبا, Hebrew: שלום")
      Text("नमस्ते, สวัสดี")
      Text("你好, こんにちは, 안녕하세요")
      Text("Mixed: 3 × ☕️ for عمر")
      // end
    },
    GuideExample("textSizes") {
      // example: textSizes
      for size in [DynamicTypeSize.xSmall, .large, .accessibility1] {
        ContactRow(name: "Ada Lovelace").dynamicTypeSize(size)
        Divider()
      }
      // end
    },
  ]
}

// example: digits
struct Total: Component {
  var amount: Double
  @Environment(\.locale) private var locale

  var body: some Component {
    HStack {
      Text(locale.identifier).foregroundStyle(.secondary)
      Spacer()
      Text(amount.formatted(.number.precision(.fractionLength(2)).locale(locale)))
    }
  }
}
// end

// example: textSizes
struct ContactRow: Component {
  var name: String
  @Environment(\.dynamicTypeSize) private var size
  @ScaledMetric private var side = 32.0

  var body: some Component {
    let avatar = Circle().fill(.indigo).frame(width: side, height: side)
    if size.isAccessibilitySize {
      VStack(alignment: .leading) {
        avatar
        Text(name)
      }
    } else {
      HStack {
        avatar
        Text(name)
      }
    }
  }
}
// end

// example: wording
struct Wording {
  static let texts = [
    "en": ["title": "Good morning", "action": "Check in"],
    "de": ["title": "Guten Morgen", "action": "Einchecken"],
    "ar": ["title": "صباح الخير", "action": "تسجيل الدخول"],
  ]

  var locale: Locale

  func callAsFunction(_ key: String) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    return Self.texts[language]?[key] ?? Self.texts["en"]?[key] ?? key
  }
}

struct Morning: Component {
  @Environment(\.locale) private var locale

  var body: some Component {
    let wording = Wording(locale: locale)
    HStack {
      Text(wording("title")).font(.headline)
      Spacer()
      Button(wording("action")) {}.buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
// end
