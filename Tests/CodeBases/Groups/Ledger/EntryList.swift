import SwiftUI

struct Entry: Identifiable {
  let id = UUID()
  var title: LocalizedStringKey
  var amount: Double

  static let samples = [
    Entry(title: "entry.rent", amount: 900), Entry(title: "entry.tools", amount: 45.5),
  ]
}

struct EntryList: View {
  let entries: [Entry]

  var body: some View {
    List(entries) { entry in
      LabeledContent {
        Text(entry.amount, format: .number.precision(.fractionLength(2)))
          .foregroundStyle(Color(.balance))
      } label: {
        Text(entry.title)
      }
    }
  }
}

struct EntryList_Previews: PreviewProvider {
  static var previews: some View {
    EntryList(entries: Entry.samples).previewDisplayName("Entries")
  }
}

#Preview("German") {
  EntryList(entries: Entry.samples).environment(\.locale, Locale(identifier: "de"))
}
