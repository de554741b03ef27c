"""Three entries of which each calls the next, and a process that asks the first."""

from hesperides.kernel import Count, entry, kernel


@entry
def third(number: Count) -> Count:
    return number + 3


@entry
def second(number: Count) -> Count:
    return third(number) + 20


@kernel
def between(number: Count) -> Count:
    return second(number)


@entry
def first(number: Count) -> Count:
    return between(number) + third(0) * 100


if __name__ == "__main__":
    print(first(1000))
